import { ClientMark } from "./ClientMark.tsx";

export const examples = {
  rings: <ClientMark shape="rings" />,
  quarter: <ClientMark shape="quarter" />,
  arc: <ClientMark shape="arc" />,
  stack: <ClientMark shape="stack" />,
  bars: <ClientMark shape="bars" />,
  half: <ClientMark shape="half" />,
};
