import { useEffect, useId, useRef, useState } from "react";
import { interpolate } from "#locale/interpolate.ts";
import { Button, IslandButtonLink } from "#ui/controls/Button.tsx";
import type { TrialTexts } from "./trial-texts.ts";

/** A link to copy or to send by what the visitor's device offers. We send nothing. */
export function SendLink({
  texts,
  label,
  mail,
  href,
  rolePhrase,
}: {
  texts: TrialTexts["link"];
  label: string;
  /** The subject and the text of an e-mail, and where its answer belongs; left out for links that are only copied. */
  mail?: { subject: string; message: string; browser?: string };
  href: string;
  /** The role as in a sentence: "as a manager". */
  rolePhrase: string;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [statusMessage, setStatusMessage] = useState("");
  const message = mail && interpolate(mail.message, { as: rolePhrase, link: href });
  const canShare = "share" in navigator;

  // The message is about the former link.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the link changes
  useEffect(() => setStatusMessage(""), [href]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(href);
      setStatusMessage(texts.copied);
    } catch {
      field.current?.select();
      setStatusMessage(texts.manual);
    }
  }

  function share() {
    // A visitor who cancels is no error.
    navigator.share({ title: mail?.subject, text: message }).catch(() => undefined);
  }

  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {mail?.browser && <p className="mt-1 text-note text-soft">{mail.browser}</p>}
      <input
        ref={field}
        id={id}
        readOnly
        value={href}
        onFocus={(event) => event.currentTarget.select()}
        className="mt-1.5 block w-full rounded-field border-2 border-edge bg-card px-3.5 py-2.5 text-ellipsis text-ink text-small"
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={copy}>{texts.copy}</Button>
        {mail && canShare && (
          <Button variant="secondary" onClick={share}>
            {texts.share}
          </Button>
        )}
        {mail && message && (
          <IslandButtonLink variant="secondary" href={formatMailHref(mail.subject, message)}>
            {texts.mail}
          </IslandButtonLink>
        )}
      </div>
      <p role="status" className="mt-2 min-h-6 text-note text-soft">
        <span>{statusMessage}</span>
      </p>
    </div>
  );
}

function formatMailHref(subject: string, body: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
