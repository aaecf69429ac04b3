import { Button } from "#ui/controls/Button.tsx";
import type { FinderMessages } from "./finder-messages.ts";

/** Stands in the list's place where nobody matches: the way back. */
export function FinderEmpty({
  messages,
  onShowAll,
}: {
  messages: FinderMessages;
  onShowAll: () => void;
}) {
  return (
    <div className="px-5 text-center py-10">
      <Button variant="secondary" size="small" onClick={onShowAll}>
        {messages.showAll}
      </Button>
    </div>
  );
}
