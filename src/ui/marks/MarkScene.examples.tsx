import { MarkScene } from "./MarkScene.tsx";

export const examples = {
  meeting: (
    <MarkScene
      marks={[
        { view: "others", x: 100, y: 48, r: 20 },
        { view: "others", x: 136, y: 48, r: 10, pale: true },
        { view: "self", x: 30, y: 48, r: 18 },
      ]}
      lines={[[30, 48, 100, 48]]}
    />
  ),
};
