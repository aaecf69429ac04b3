import { ValueMark } from "./ValueMark.tsx";

export const examples = {
  growing: <ValueMark drawing="growing" />,
  kept: <ValueMark drawing="kept" />,
  meeting: <ValueMark drawing="meeting" />,
};
