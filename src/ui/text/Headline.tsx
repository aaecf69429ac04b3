import { MarkedText } from "./MarkedText.tsx";

const variants = {
  hero: "text-hero tracking-hero",
  heroLong: "text-hero-long tracking-hero",
  title: "text-title tracking-title max-w-title",
  heading: "text-figure tracking-title max-w-title",
  subtitle: "text-subtitle tracking-subtitle",
};

/** The usual size of each level. */
const usual = { 1: "hero", 2: "title", 3: "subtitle" } as const;

/** A headline: `level` is its level in the outline, `variant` its size, if not the usual one of its level. */
export function Headline({
  level = 2,
  variant = usual[level],
  id,
  className = "",
  children,
}: {
  level?: keyof typeof usual;
  variant?: keyof typeof variants;
  id?: string;
  className?: string;
  children: string;
}) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={`font-bold ${variants[variant]} ${className}`}>
      <MarkedText>{children}</MarkedText>
    </Heading>
  );
}
