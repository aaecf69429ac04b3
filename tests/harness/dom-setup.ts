import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// The pages of these tests have been open for a minute: forms wait where a page has just come.
const clock = performance.now.bind(performance);
performance.now = () => 60_000 + clock();

afterEach(cleanup);
