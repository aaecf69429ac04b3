import { MarkedText } from "./MarkedText.tsx";

const looks = {
  hero: "text-hero tracking-hero",
  title: "text-title tracking-title max-w-title",
  chapter: "text-figure tracking-title",
  subtitle: "text-subtitle tracking-subtitle",
};

/** A headline. Its level is its place in the outline, its look is how loud it speaks. */
export function Headline({
  level,
  look,
  id,
  className = "",
  children,
}: {
  level: 1 | 2 | 3;
  look: keyof typeof looks;
  id?: string;
  className?: string;
  children: string;
}) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={`font-bold ${looks[look]} ${className}`}>
      <MarkedText>{children}</MarkedText>
    </Heading>
  );
}
