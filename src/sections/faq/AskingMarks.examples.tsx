import { AskingMarks } from "./AskingMarks.tsx";

export const examples = { question: <AskingMarks /> };
