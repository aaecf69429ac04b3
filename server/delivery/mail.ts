import { domainToASCII } from "node:url";
import type { NodemailerError } from "nodemailer";
import type { Settings } from "../settings/settings.ts";
import type { OutboxEntry } from "../store/submissions/outbox.ts";
import { createMailTarget } from "../store/submissions/targets.ts";
import { minuteMs } from "../time/durations.ts";
import { composeMail } from "./compose-mail.ts";
import { DeliveryError } from "./delivery-error.ts";

/**
 * The time limit of a whole mail, in milliseconds. RFC 5321 (4.5.3.2.6) gives a server ten minutes to
 * confirm what it has received: a client that does not wait that long sends the mail again.
 */
export const mailTimeoutMs = 11 * minuteMs;

/** E-mail addresses that every mail program accepts. Forms accept more. */
const plainEmail = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d.-]+$/i;

type MailSettings = NonNullable<Settings["deliveryTargets"]["mail"]>;

/**
 * Creates a function that mails a submission to the recipient that is its target. The mail's head names all
 * recipients, so that each knows who else was notified. Only the body contains the visitor's words. The Message-ID
 * is derived from the submission's id, so that a mailbox can recognise a repeated mail. Rejects with a
 * `DeliveryError` with the mail server's reply, or with the reason of the aborted signal.
 */
export function createMailSender({ to, from, ...settings }: MailSettings) {
  const opened = openTransport(settings);
  const host = toAsciiDomain(from).slice(from.indexOf("@") + 1);
  return async (entry: OutboxEntry, signal: AbortSignal): Promise<void> => {
    const { id, fields } = entry.submission;
    const recipient = to.find((email) => createMailTarget(email) === entry.target);
    if (!recipient) throw new DeliveryError("no address");
    const email = toAsciiDomain(String(fields.email));
    const mail = {
      ...composeMail(entry.submission),
      from,
      to,
      envelope: { from, to: recipient },
      ...(plainEmail.test(email) && { replyTo: { name: "", address: email } }),
      messageId: `<${id}@${host}>`,
      signal,
    };
    const transport = await opened;
    await transport.sendMail(mail).catch((error: NodemailerError) => {
      signal.throwIfAborted();
      throw new DeliveryError(getErrorCode(error));
    });
  };
}

/** Writes the domain of an e-mail address in ASCII (xn--), as Chromium does before it sends a form. */
function toAsciiDomain(email: string): string {
  return email.replace(/(?<=@).*\P{ASCII}.*/u, domainToASCII);
}

async function openTransport(settings: Pick<MailSettings, "server" | "requiresTls">) {
  // Imported here, since a server that sends no mail starts sooner without it.
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url: getTransportUrl(settings),
    // The limit for setting up the session, TLS included.
    connectionTimeout: minuteMs,
    greetingTimeout: minuteMs,
    // The limit between two packets. A reply that arrives bit by bit exceeds only that of the whole mail.
    socketTimeout: 10 * minuteMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Returns the code of an error; `originalCode` is the system's, such as DEPTH_ZERO_SELF_SIGNED_CERT. */
function getErrorCode({ responseCode, code, originalCode }: NodemailerError): string {
  if (code === "ETLS") return "TLS refused";
  return responseCode ? `SMTP ${responseCode}` : (originalCode ?? code ?? "unknown");
}

/** Options of Nodemailer that write addresses to the log, or with which it does not send mails to the server. */
const ignoredOptions = ["logger", "debug", "sendmail", "streamTransport", "jsonTransport", "SES"];

/** Returns the mail server's URL with the TLS settings, which override options in the URL. */
function getTransportUrl({
  server,
  requiresTls,
}: Pick<MailSettings, "server" | "requiresTls">): string {
  const url = new URL(server);
  url.searchParams.set("requireTLS", String(requiresTls));
  url.searchParams.set("ignoreTLS", String(!requiresTls));
  for (const name of ignoredOptions) url.searchParams.delete(name);
  return url.href;
}
