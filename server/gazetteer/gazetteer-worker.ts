import { workerData } from "node:worker_threads";
import { provideGazetteer } from "./compile-gazetteer.ts";

// The thread that builds the gazetteer for a server which already answers.
provideGazetteer(workerData);
