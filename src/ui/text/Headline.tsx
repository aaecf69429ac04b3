import { Fragment } from "react";
import { MarkedText } from "./MarkedText.tsx";

const variants = {
  hero: "text-hero tracking-hero",
  heroWord: "text-hero-word tracking-hero",
  banner: "text-banner tracking-hero",
  title: "text-title tracking-title max-w-title",
  heading: "text-figure tracking-title max-w-title",
  subtitle: "text-subtitle tracking-subtitle",
};

const defaultSizeByLevel = { 1: "hero", 2: "title", 3: "subtitle" } as const;

/** A word that on a phone is longer than a line of the usual size, such as "Datenschutzerklärung". */
const longWord = /\S{18}/;

/** The space between two sentences, not within marked words. */
const sentenceEnd = /(?<=[.?!]\*?) (?=[^*]*(?:\*[^*]*\*[^*]*)*$)(?=[\p{Lu}*„“”])/u;

/**
 * A headline: `level` is its level in the outline, `variant` its size, if not the usual one of its level. On
 * wide windows each of several sentences begins a line, unless they fit on one.
 */
export function Headline({
  level = 2,
  variant,
  id,
  className = "",
  children,
}: {
  level?: keyof typeof defaultSizeByLevel;
  variant?: keyof typeof variants;
  id?: string;
  className?: string;
  children: string;
}) {
  const sentences = children.split(sentenceEnd);
  const Heading = `h${level}` as const;
  const size =
    variant ?? (level === 1 && longWord.test(children) ? "heroWord" : defaultSizeByLevel[level]);
  return (
    <Heading id={id} className={`font-bold ${variants[size]} ${className}`}>
      {sentences.length > 1 ? (
        sentences.map((sentence, index) => (
          <Fragment key={sentence}>
            {index > 0 && " "}
            <span className="sentence">
              <MarkedText>{sentence}</MarkedText>
            </span>
          </Fragment>
        ))
      ) : (
        <MarkedText>{children}</MarkedText>
      )}
    </Heading>
  );
}
