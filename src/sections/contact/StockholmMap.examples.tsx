import { StockholmMap } from "./StockholmMap.tsx";

export const examples = {
  wide: (
    <div className="h-72 bg-mist">
      <StockholmMap description="Fourteen rings and a dot" />
    </div>
  ),
  narrow: (
    <div className="h-72 w-72 bg-mist">
      <StockholmMap description="Fourteen rings and a dot" />
    </div>
  ),
};
