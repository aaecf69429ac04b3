import { Connector } from "./Connector.tsx";

export const examples = {
  start: <Connector from="left" to="right" />,
  middle: <Connector from="right" to="left" />,
  end: <Connector from="right" to="middle" />,
};
