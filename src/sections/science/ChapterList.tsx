import X from "lucide-react/icons/x";
import { type TabLink, TabLinks } from "./TabLinks.tsx";

/** The id of the list of chapters, which buttons open as a sheet on narrow windows. */
export const chapterListId = "chapter-list";

/**
 * The list of chapters. On wide windows it is beside the text; on narrow ones it is a bottom sheet, a
 * native popover that also works without JavaScript.
 */
export function ChapterList({
  label,
  closeLabel,
  tabs,
}: {
  label: string;
  closeLabel: string;
  tabs: TabLink[];
}) {
  return (
    <div className="max-lg:col-start-1 max-lg:row-start-1 no-script:row-auto">
      <div id={chapterListId} popover="auto" data-screen-only className="chapter-list">
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
        <TabLinks label={label} tabs={tabs} orientation="vertical" />
      </div>
    </div>
  );
}
