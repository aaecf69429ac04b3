import { MapPin, Search } from "lucide-react";
import { type ReactNode, useId } from "react";
import { addressLimit } from "#contract/geocode";
import { fill } from "#locale/fill";
import { formatDistance } from "#locale/formats";
import { CompactSelect } from "./CompactSelect.tsx";
import type { FinderMessages } from "./finder-messages.ts";
import { countryRadius, radii } from "./finder-radius.ts";
import { IconField } from "./IconField.tsx";

/** What a visitor searches for: a text, a place, and how far around it. */
export interface Wanted {
  text: string;
  location: string;
  /** In kilometres. */
  radius: number;
}

/** The fields of the finder. Everything takes effect as it is typed. */
export function FinderForm({
  messages,
  wanted,
  wide,
  onChange,
  onConfirm,
  onEnter,
  children,
}: {
  messages: FinderMessages;
  wanted: Wanted;
  /** True while a whole country is searched: its distance is fixed. */
  wide: boolean;
  onChange: (change: Partial<Wanted>) => void;
  /** The place is written to its end: the visitor has left it, or pressed Enter. */
  onConfirm: () => void;
  onEnter: () => void;
  /** What came of it. */
  children: ReactNode;
}) {
  const id = useId();
  const distances = wide ? [countryRadius] : radii;
  return (
    <search aria-label={messages.form}>
      <form className="grid gap-2.5" onSubmit={(event) => event.preventDefault()}>
        <IconField
          icon={Search}
          label={messages.search}
          name="text"
          autoComplete="off"
          enterKeyHint="search"
          value={wanted.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <IconField
          icon={MapPin}
          label={messages.location}
          name="location"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={addressLimit}
          list={`${id}-countries`}
          value={wanted.location}
          onChange={({ target }) => onChange({ location: target.value })}
          onBlur={onConfirm}
          onKeyDown={({ key }) => key === "Enter" && onEnter()}
        />
        <datalist id={`${id}-countries`}>
          {messages.suggestions.map((country) => (
            <option key={country} value={country} />
          ))}
        </datalist>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {children}
          <CompactSelect
            label={messages.radius.label}
            name="radius"
            // Not "disabled": it may have the focus when the place turns out to be a country.
            aria-disabled={wide}
            value={wide ? countryRadius : wanted.radius}
            onChange={({ target }) => onChange({ radius: Number(target.value) })}
            options={distances.map((distance) => [
              distance,
              fill(messages.radius.option, { distance: formatDistance(distance, messages.locale) }),
            ])}
          />
        </div>
      </form>
    </search>
  );
}
