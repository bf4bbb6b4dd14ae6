/** For screen readers. */
export const testimonialsTitle = "Testimonials";

/** For screen readers, the stars of a testimonial. */
export const starsText = (rating: number, most: number) => `${rating} out of ${most} stars`;
