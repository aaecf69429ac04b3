import { Logo } from "#ui/marks/Logo.tsx";

/** The brand's mark and name, linked to the home page. */
export function Brand({ href, name, label }: { href: string; name: string; label: string }) {
  return (
    <a
      href={href}
      aria-label={label}
      className="inline-flex items-center gap-2.5 font-bold text-subtitle tracking-title touch:min-h-11"
    >
      <Logo />
      {/* Letters are above the middle of their line: their baseline becomes that of the links beside them. */}
      <span className="-translate-y-0.5">{name}</span>
    </a>
  );
}
