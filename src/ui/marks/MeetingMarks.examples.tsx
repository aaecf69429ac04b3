import { MeetingMarks } from "./MeetingMarks.tsx";

export const examples = { marks: <MeetingMarks /> };
