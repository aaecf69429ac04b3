import { Button } from "#ui/controls/Button.tsx";
import type { FinderMessages } from "./finder-messages.ts";

/** Shown instead of the list if nobody matches: a button that clears the search. */
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
