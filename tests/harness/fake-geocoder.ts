import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listenLocally } from "./listen-locally.ts";

/** A response in the geocoding service's format, with more in it than we read: two towns. */
export const createPlaceResponse = (
  lat: number,
  lng: number,
  formatted_address = "Kalmar, Sverige",
) => ({
  status: "OK",
  results: [
    {
      formatted_address,
      geometry: { location: { lat, lng }, location_type: "APPROXIMATE" },
      types: ["locality", "political"],
    },
    {
      formatted_address: "Elsewhere",
      geometry: { location: { lat: 0, lng: 0 } },
      types: ["locality", "political"],
    },
  ],
});

/** A response that names a house, in the parts of an address. */
export const createAddressResponse = (lat: number, lng: number) => ({
  status: "OK",
  results: [
    {
      formatted_address: "Hemgatan 17, 392 32 Kalmar, Sverige",
      geometry: { location: { lat, lng }, location_type: "ROOFTOP" },
      types: ["street_address"],
      address_components: [
        { long_name: "17", short_name: "17", types: ["street_number"] },
        { long_name: "Hemgatan", short_name: "Hemgatan", types: ["route"] },
        { long_name: "Kalmar", short_name: "Kalmar", types: ["locality", "political"] },
        { long_name: "Sverige", short_name: "SE", types: ["country", "political"] },
        { long_name: "392 32", short_name: "392 32", types: ["postal_code"] },
      ],
    },
  ],
});

/** A geocoding service of the running test: `requests` holds the requested paths with their queries. */
export async function startFakeGeocoder(
  respond: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const requests: URL[] = [];
  const server = createServer((request, response) => {
    requests.push(new URL(request.url ?? "/", "http://service.example"));
    respond(request, response);
  });
  const origin = await listenLocally(server);
  const url = `${origin}/json`;
  return { url, requests, settings: { GEOCODER_URL: url, GEOCODER_KEY: "s3cret-key" } };
}

/** Responds to every request with this JSON. */
export const respondWith =
  (body: unknown) => (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(body));
  };
