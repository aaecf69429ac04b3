import MapPin from "lucide-react/icons/map-pin";
import Search from "lucide-react/icons/search";
import { type ReactNode, useId } from "react";
import { maxAddressLength } from "#contract/geocode.ts";
import { formatDistance } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { CompactSelect } from "./CompactSelect.tsx";
import { countryRadiusKm, type FinderSearch, maxTextLength, radii } from "./finder-search.ts";
import type { FinderTexts } from "./finder-texts.ts";
import { IconField } from "./IconField.tsx";

/** The search fields. Changes take effect while typing. */
export function FinderForm({
  texts,
  search,
  isCountry,
  onChange,
  onConfirm,
  onEnter,
  children,
}: {
  texts: FinderTexts;
  search: FinderSearch;
  /** True if the place is a country: its radius is fixed. */
  isCountry: boolean;
  onChange: (change: Partial<FinderSearch>) => void;
  /** Called when the visitor leaves the field for the place. */
  onConfirm: () => void;
  onEnter: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const distances = isCountry ? [countryRadiusKm] : radii;
  return (
    <search aria-label={texts.form}>
      <form className="grid gap-2.5" onSubmit={(event) => event.preventDefault()}>
        <IconField
          icon={Search}
          label={texts.search}
          name="text"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxTextLength}
          value={search.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <IconField
          icon={MapPin}
          label={texts.location}
          name="location"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxAddressLength}
          list={`${id}-countries`}
          value={search.location}
          onChange={({ target }) => onChange({ location: target.value })}
          onBlur={onConfirm}
          onKeyDown={({ key }) => key === "Enter" && onEnter()}
        />
        <datalist id={`${id}-countries`}>
          {texts.suggestions.map((country) => (
            <option key={country} value={country} />
          ))}
        </datalist>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {children}
          {search.location.trim() && (
            <CompactSelect
              label={texts.radius.label}
              name="radius"
              // Not `disabled`, which would lose the focus if the place turns out to be a country.
              aria-disabled={isCountry}
              value={isCountry ? countryRadiusKm : search.radius}
              onChange={({ target }) => onChange({ radius: Number(target.value) })}
              options={distances.map((distance) => [
                distance,
                interpolate(texts.radius.option, {
                  distance: formatDistance(distance, texts.locale),
                }),
              ])}
            />
          )}
        </div>
      </form>
    </search>
  );
}
