import { Button } from "#ui/controls/Button.tsx";
import { MarkScene } from "#ui/marks/MarkScene.tsx";
import type { FinderMessages } from "./finder-messages.ts";

/** Stands in the list's place where nobody matches: a ring without a dot, and the way back. */
export function FinderEmpty({
  messages,
  onShowAll,
}: {
  messages: FinderMessages;
  onShowAll: () => void;
}) {
  return (
    <div className="grid justify-items-center gap-6 px-5 py-10">
      <div className="w-full max-w-sketch">
        <MarkScene
          marks={[
            { view: "self", x: 60, y: 52, r: 18 },
            { view: "others", x: 148, y: 14, r: 8, pale: true },
          ]}
          lines={[[78, 44, 140, 18]]}
        />
      </div>
      <Button variant="secondary" size="small" onClick={onShowAll}>
        {messages.showAll}
      </Button>
    </div>
  );
}
