import { ArrowLink } from "./ArrowLink.tsx";

export const examples = { link: <ArrowLink href="#gallery">See how it works</ArrowLink> };
