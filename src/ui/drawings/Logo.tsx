/**
 * The brand's mark, whose shapes are in `src/layouts/MarkShapes.astro`. Its width follows from its height
 * unless a class sets it. Decorative: name the brand beside it.
 */
export function Logo({ className = "brand-mark h-6.5" }: { className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}
