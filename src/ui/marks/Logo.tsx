/**
 * The brand's mark, which `src/layouts/MarkShapes.astro` holds once for each page. Its width follows
 * from its height unless a class gives one. Decorative: name it beside.
 */
export function Logo({ className = "brand-mark h-6.5" }: { className?: string }) {
  return (
    <svg className={`shrink-0 ${className}`} aria-hidden="true">
      <use href="#mark" />
    </svg>
  );
}
