import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Clients } from "./Clients.tsx";

const title = "In use at";
const logo = { src: "/acme.svg", width: 80, height: 28 };

test("a logo replaces the name and has it as alternative text", () => {
  const html = renderToStaticMarkup(
    <Clients
      title={title}
      clients={[
        { name: "Acme", logo, mark: undefined },
        { name: "Beta", logo, logoDark: { ...logo, src: "/dark.svg" }, mark: undefined },
        { name: "Gamma", mark: "arc" },
      ]}
    />,
  );
  expect(html).toContain('<img src="/acme.svg" width="80" height="28" alt="Acme"');
  expect(html).toMatch(
    /<source media="screen and \(prefers-color-scheme: dark\)" srcSet="\/dark\.svg"/,
  );
  expect(
    html
      .replace(/<[^>]*>/g, " ")
      .split(/\s+/)
      .filter(Boolean),
  ).toEqual([...title.split(" "), "Gamma"]);
});

test("renders nothing without clients", () => {
  expect(renderToStaticMarkup(<Clients title={title} clients={[]} />)).toBe("");
});
