import { parentPort, workerData } from "node:worker_threads";
import { sendRepeatedly } from "./send-repeatedly.ts";

const { target, requests, connections, seconds } = workerData;
const signal = AbortSignal.timeout(seconds * 1000);
parentPort?.postMessage(await sendRepeatedly(target, requests, { connections, signal }));
