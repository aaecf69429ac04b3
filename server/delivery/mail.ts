import { createTransport } from "nodemailer";
import type { Env } from "../env.ts";
import type { Dispatch } from "../store/outbox.ts";
import { DeliveryFailure } from "./delivery-failure.ts";
import { mailText } from "./mail-text.ts";

/** How long the mail server may take for each step, in milliseconds. */
const timeout = 10_000;

/** An address that is one to every mail program; the visitor may have typed a stranger one. */
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d.-]+$/i;

type MailSettings = NonNullable<Env["delivery"]["mail"]>;

/**
 * Tells the sales team of a submission by mail. Only the body holds words of the visitor. The message's
 * id is the submission's, so that a mail which was sent twice can be known. Rejects with a
 * `DeliveryFailure` that tells the mail server's answer.
 */
export function mailSender({ to, from, ...settings }: MailSettings) {
  const transport = createTransport({
    url: addressOf(settings),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.slice(from.indexOf("@") + 1);
  return async (dispatch: Dispatch): Promise<void> => {
    const { id, fields } = dispatch.submission;
    const email = String(fields.email);
    const mail = {
      ...mailText(dispatch.submission),
      from,
      to,
      ...(plainAddress.test(email) && { replyTo: { name: "", address: email } }),
      messageId: `<${id}@${host}>`,
    };
    await transport.sendMail(mail).catch((error: MailError) => {
      throw new DeliveryFailure(reasonOf(error));
    });
  };
}

/** What nodemailer tells; `originalCode` is the system's, such as DEPTH_ZERO_SELF_SIGNED_CERT. */
type MailError = { responseCode?: number; code?: string; originalCode?: string };

function reasonOf({ responseCode, code, originalCode }: MailError): string {
  if (code === "ETLS") return "TLS refused";
  return responseCode ? `SMTP ${responseCode}` : (originalCode ?? code ?? "unknown");
}

/** The mail server's address with what has been set about TLS, which wins over options in it. */
function addressOf({ server, requiresTls }: Pick<MailSettings, "server" | "requiresTls">): string {
  const address = new URL(server);
  address.searchParams.set("requireTLS", String(requiresTls));
  address.searchParams.set("ignoreTLS", String(!requiresTls));
  return address.href;
}
