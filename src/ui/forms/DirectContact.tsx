import { formatPhone, getPhoneUrl } from "#locale/phone.ts";

/** Phone number and e-mail address after the words that lead to them. */
export function DirectContact({
  texts: { direct, phone, email },
  className,
}: {
  texts: { direct: string; phone: string; email: string };
  className: string;
}) {
  return (
    <p className={className}>
      <span>{`${direct} `}</span>
      <a href={getPhoneUrl(phone)} className="mr-2 inline-block font-semibold underline touch:py-3">
        {formatPhone(phone)}
      </a>
      <span> </span>
      <a
        href={`mailto:${email}`}
        className="wrap-anywhere inline-block font-semibold underline touch:py-3"
      >
        {email}
      </a>
    </p>
  );
}
