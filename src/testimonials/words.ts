/** For screen readers. */
export const testimonialsTitle = "Testimonials";

/** Above testimonials that are all made up. */
export const samplesHeading = {
  title: "Sample testimonials",
  text: "Examples, not real clients' words.",
} as const;

/** For screen readers, the stars of a testimonial. */
export const starsText = (rating: number, of: number) => `${rating} out of ${of} stars`;
