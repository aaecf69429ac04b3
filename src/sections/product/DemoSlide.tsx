import type { ComponentProps } from "react";
import { ReadAsText } from "#ui/text/ReadAsText.tsx";
import { Screen } from "./Screen.tsx";

/** A slide of a demo: the drawn screen, a caption and, as `text`, a table of what is drawn. */
export function DemoSlide({
  slide: { label, caption, description },
  text,
  ...screen
}: {
  slide: { label: string; caption: string; description: string };
  text?: ComponentProps<typeof ReadAsText>;
} & Omit<ComponentProps<typeof Screen>, "description">) {
  return (
    <figure className="flex w-full flex-col">
      <Screen {...screen} description={description} />
      <figcaption className="px-2 pt-3 text-small text-soft">
        <strong className="font-semibold text-ink">{label}.</strong> {caption}
        {text && <ReadAsText {...text} />}
      </figcaption>
    </figure>
  );
}
