import { LinkedText } from "./LinkedText.tsx";

/** Running text in a column of readable width; it may have links. */
export function Paragraphs({ texts, className = "" }: { texts: string[]; className?: string }) {
  return (
    <div className={`grid max-w-prose content-start gap-4 ${className}`}>
      {texts.map((text) => (
        <p key={text}>
          <LinkedText>{text}</LinkedText>
        </p>
      ))}
    </div>
  );
}
