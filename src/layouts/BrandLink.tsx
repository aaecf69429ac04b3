import type { PageContext } from "#load/page-context.ts";
import { Logo } from "#ui/drawings/Logo.tsx";

/** The brand's mark and name, linked to the home page. */
export function BrandLink({ page }: { page: PageContext }) {
  return (
    <a
      href={page.getHref("home")}
      aria-label={page.t["layout.brand.label"]}
      className="inline-flex items-center gap-2.5 font-bold text-subtitle tracking-title touch:min-h-11"
    >
      <Logo />
      {/* Letters are above the middle of their line: their baseline becomes that of the links beside them. */}
      <span className="-translate-y-0.5">{page.t["site.name"]}</span>
    </a>
  );
}
