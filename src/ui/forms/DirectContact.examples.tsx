import { DirectContact } from "./DirectContact.tsx";

const texts = { direct: "Or reach us directly:", phone: "+46 8 123", email: "hello@idi.example" };

export const examples = { direct: <DirectContact texts={texts} className="text-note" /> };
