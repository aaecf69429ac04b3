import { ButtonMock } from "./ButtonMock.tsx";

export const examples = {
  primary: <ButtonMock>Continue</ButtonMock>,
  secondary: <ButtonMock isSecondary>Skip</ButtonMock>,
};
