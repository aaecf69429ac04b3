import { KeepCompounds } from "./KeepCompounds.tsx";

/** Running text in a column of readable width. */
export function Paragraphs({ texts, className = "" }: { texts: string[]; className?: string }) {
  return (
    <div className={`grid max-w-prose content-start gap-4 ${className}`}>
      {texts.map((text) => (
        <p key={text}>
          <KeepCompounds>{text}</KeepCompounds>
        </p>
      ))}
    </div>
  );
}
