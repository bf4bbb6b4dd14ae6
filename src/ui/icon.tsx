/**
 * A decorative icon in the size and colour of the surrounding text.
 * @param icon its shapes, as SVG for a grid of 24 by 24.
 */
export const Icon = ({ icon, className }: { icon: string; className?: string }) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: icon }}
  />
);
