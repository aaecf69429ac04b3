import X from "lucide-react/icons/x";
import { type ToggleEvent, useEffect, useRef, useState } from "react";
import { FragmentTabs } from "./FragmentTabs.tsx";
import type { FragmentTab } from "./use-fragment-tabs.ts";

/** The id of the list of chapters, which buttons open as a sheet on narrow windows. */
export const chapterListId = "chapter-list";

/**
 * The list of chapters. On wide windows it is beside the text; on narrow ones it is a bottom sheet, a
 * native popover that also works without JavaScript.
 */
export function ChapterTabs({
  label,
  closeLabel,
  tabs,
}: {
  label: string;
  closeLabel: string;
  tabs: FragmentTab[];
}) {
  const sheet = useRef<HTMLDivElement>(null);
  // Only the open sheet is a dialog.
  const [isOpen, setOpen] = useState(false);

  function close() {
    if (sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
  }

  // Close the sheet when the focus leaves it, since it would cover the focused element.
  useEffect(() => {
    const element = sheet.current;
    const closeBehind = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) close();
    };
    element?.addEventListener("focusout", closeBehind);
    return () => element?.removeEventListener("focusout", closeBehind);
  });

  // Back also leads to another chapter.
  useEffect(() => {
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  });

  function handleToggle(event: ToggleEvent) {
    setOpen(event.newState === "open");
    if (event.newState !== "open") return;
    sheet.current?.querySelector<HTMLElement>("[aria-selected=true]")?.focus();
  }

  return (
    // As tall as the text beside it, so that the island hydrates when any part of that comes into view.
    <div className="max-lg:col-start-1 max-lg:row-start-1 no-script:row-auto">
      <div
        ref={sheet}
        id={chapterListId}
        popover="auto"
        className="chapter-list"
        onToggle={handleToggle}
        {...(isOpen && { role: "dialog", "aria-label": label })}
      >
        <div className="mb-3 flex items-center justify-between no-script:hidden lg:hidden">
          <p className="font-bold text-subtitle tracking-subtitle">{label}</p>
          <button
            type="button"
            popoverTarget={chapterListId}
            popoverTargetAction="hide"
            className="inline-flex size-11 items-center justify-center rounded-pill border-2 border-edge"
          >
            <X className="size-5.5" aria-hidden="true" />
            <span className="sr-only">{closeLabel}</span>
          </button>
        </div>
        <FragmentTabs label={label} tabs={tabs} orientation="vertical" onOpen={close} />
      </div>
    </div>
  );
}
