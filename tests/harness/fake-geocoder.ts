import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenLocally } from "./listen-locally.ts";

/** An answer in the geocoding service's format, with more in it than we read. */
export const serviceAnswer = (
  lat: number,
  lng: number,
  formatted_address = "Storgatan 1, Kalmar",
) => ({
  status: "OK",
  results: [
    {
      formatted_address,
      geometry: { location: { lat, lng }, location_type: "ROOFTOP" },
      types: [],
    },
    { formatted_address: "Elsewhere", geometry: { location: { lat: 0, lng: 0 } } },
  ],
});

/** A geocoding service of the running test: `asked` holds the requested paths with their queries. */
export async function fakeGeocoder(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? "/", "http://service.example"));
    answer(request, response);
  });
  const origin = await listenLocally(server);
  const url = `${origin}/json`;
  return { url, asked, settings: { GEOCODER_URL: url, GEOCODER_KEY: "s3cret-key" } };
}

/** Answers every request with this JSON. */
export const always = (body: unknown) => (_request: IncomingMessage, response: ServerResponse) => {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(body));
};
