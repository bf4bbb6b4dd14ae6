/** For screen readers. */
export const testimonialsTitle = "Testimonials";

/** Above testimonials that are made up. */
export const madeUpHeading = {
  title: "Sample testimonials",
  text: "We wrote these as examples. No buyer has said them.",
} as const;

/** For screen readers, the stars of a testimonial. */
export const starsText = (rating: number, most: number) => `${rating} out of ${most} stars`;
