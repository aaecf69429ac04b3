import { bindWords } from "./bind-words.ts";
import { MarkedText } from "./MarkedText.tsx";

const variants = {
  hero: "text-hero tracking-hero",
  heroLong: "text-hero-long tracking-hero",
  title: "text-title tracking-title max-w-title",
  heading: "text-figure tracking-title max-w-title",
  subtitle: "text-subtitle tracking-subtitle",
};

/** A headline: `level` is its level in the outline, `variant` its size. */
export function Headline({
  level,
  variant,
  id,
  className = "",
  children,
}: {
  level: 1 | 2 | 3;
  variant: keyof typeof variants;
  id?: string;
  className?: string;
  children: string;
}) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={`font-bold ${variants[variant]} ${className}`}>
      <MarkedText>{bindWords(children)}</MarkedText>
    </Heading>
  );
}
