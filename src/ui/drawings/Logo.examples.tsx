import { Logo } from "./Logo.tsx";

export const examples = { logo: <Logo /> };
