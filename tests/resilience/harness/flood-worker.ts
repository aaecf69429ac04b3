import { connect } from "node:net";
import { parentPort, workerData } from "node:worker_threads";

/** A flood: requests to send in turn, each as soon as the previous one is answered. */
export interface Flood {
  port: number;
  connections: number;
  /** Whole requests, in Latin-1. */
  requests: string[];
}

const { port, connections, requests } = workerData as Flood;
const statuses: Record<string, number> = {};
let sent = 0;

for (let count = 0; count < connections; count++) flow();
parentPort?.on("message", () => {
  parentPort?.postMessage(statuses);
  process.exit();
});

/** Keeps one connection busy, and reopens it when it is closed. */
function flow() {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  const send = () => socket.write(requests[sent++ % requests.length] ?? "", "latin1");
  socket.setEncoding("latin1").on("data", (text: string) => {
    answer += text;
    const end = answer.indexOf("\r\n\r\n");
    const [, length] = /^content-length: (\d+)\r$/im.exec(answer.slice(0, end + 1)) ?? [];
    if (end < 0 || answer.length < end + 4 + Number(length ?? 0)) return;
    const status = answer.slice(9, 12);
    statuses[status] = (statuses[status] ?? 0) + 1;
    answer = "";
    send();
  });
  socket.on("connect", send).on("error", () => {});
  socket.on("close", () => setTimeout(flow, 10));
}
