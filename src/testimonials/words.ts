/** For screen readers. */
export const testimonialsTitle = "Testimonials";

/** For screen readers, the stars of a testimonial. */
export const starsText = (rating: number, max: number) => `${rating} out of ${max} stars`;
