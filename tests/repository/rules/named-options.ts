/** Names that code knows: settings such as SITE_URL, and options such as skip-wrong. */
export interface KnownNames {
  settings: ReadonlySet<string>;
  options: ReadonlySet<string>;
}

const setting = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;

/** The settings and options that pieces of code name: `--output`, or `"skip-wrong": { type: … }`. */
export function knownNamesIn(code: readonly string[]): KnownNames {
  const all = (pattern: RegExp) =>
    new Set(
      code.flatMap((text) => [...text.matchAll(pattern)].map(([whole, name]) => name ?? whole)),
    );
  const declared = all(/["']?([a-z][\w-]*)["']?:\s*\{\s*type:/g);
  return { settings: all(setting), options: declared.union(all(/--([a-z][\w-]*)/g)) };
}

/**
 * The settings and options that a Markdown document names in backticks, or options in an npm command,
 * and that no code knows, each as "document: what is missing".
 */
export function findLostOptions(document: string, text: string, known: KnownNames): string[] {
  const inline = [...text.replace(/^```[\s\S]*?^```/gm, "").matchAll(/`([^`]+)`/g)].map(
    ([, code = ""]) => code,
  );
  const commands = text.match(/\bnpm run [\w:-]+ -- [^`#\n]*/g) ?? [];
  const settings = inline.filter((code) => code.match(setting)?.[0] === code);
  const options = [...inline.filter((code) => code.startsWith("--")), ...commands].flatMap((code) =>
    [...code.matchAll(/(?<=^|\s)--([a-z][\w-]*)/g)].map(([, name = ""]) => name),
  );
  const lost = [
    ...settings.filter((name) => !known.settings.has(name)).map((name) => `the setting ${name}`),
    ...options.filter((name) => !known.options.has(name)).map((name) => `the option --${name}`),
  ];
  return [...new Set(lost)].map((name) => `${document}: ${name} does not exist`);
}
