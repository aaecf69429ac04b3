import { defaultLocale, isLocale } from "#locale/languages.ts";
import { type BuiltSite, createBuiltSite } from "#tools/read-built-site.ts";

/** A built site of the given files: the content of <body>, or a whole document. */
export function createExampleSite(files: Record<string, string>): BuiltSite {
  return createBuiltSite(Object.keys(files), (file) => {
    const content = files[file] ?? "";
    if (/^<(!DOCTYPE|html)/i.test(content)) return content;
    const [firstSegment] = file.replace("form-error/prospect/", "").split(/[./]/);
    const lang = isLocale(firstSegment) ? firstSegment : defaultLocale;
    return `<html lang="${lang}"><head><title>A</title></head><body>${content}</body></html>`;
  });
}
