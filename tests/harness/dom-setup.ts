import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Pages of these tests have been open for a minute: forms delay a send on a page that was just opened.
const clock = performance.now.bind(performance);
performance.now = () => 60_000 + clock();

// As long as `expect.poll` waits.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
