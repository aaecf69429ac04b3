import { placeholderPattern } from "#locale/interpolate.ts";
import { parseMarkdown } from "../files/markdown.ts";
import { sharedNames } from "./shared-values.ts";

/** The target of a link such as `[words](term:role)` or of a figure `![](figure:map)`. */
export interface ProseLink {
  scheme: string;
  id: string;
  /** Its line in the text, from 1. */
  line: number;
}

const externalSchemes = ["http", "https", "mailto", "tel", "lang"];

/**
 * The special links and figures of a Markdown text, in order. Leaves out web links, and words in another
 * language, `[words](lang:sv)`, which link nowhere.
 */
export function findProseLinks(markdown: string): ProseLink[] {
  return parseMarkdown(markdown).links.flatMap(({ url, line }) => {
    const [, scheme = "", id = ""] = /^([a-z-]+):(.*)$/.exec(url) ?? [];
    return scheme === "" || externalSchemes.includes(scheme) ? [] : [{ scheme, id, line }];
  });
}

/** In words: signs of Markdown without effect, as of a heading without a space, or a link in the wrong brackets. */
const signPattern =
  /\*\*|^#{2,6}[^#\s]|^\|.*\|$|\]\[|(?<!\] *)\((?:term|source|chapter|figure|page):\S/;

/**
 * For each scheme of links, such as "term": returns what is wrong with a target, in an editor's words, or
 * `undefined`.
 */
export type LinkSchemes = Record<string, (id: string) => string | undefined>;

/** What is wrong, in an editor's words, and its line in the text, from 1. */
export interface LineIssue {
  line: number;
  message: string;
}

/** The links of a text with a wrong target or another scheme, and mistyped links. */
export function findBrokenLinks(markdown: string, schemes: LinkSchemes): LineIssue[] {
  const prefixes = ["https", ...Object.keys(schemes)].map((scheme) => `${scheme}:`).join(" or ");
  const getMessage = (url: string) =>
    `"${url}" is not a valid link: it must begin with ${prefixes}`;
  const brokenLinks = findProseLinks(markdown).flatMap(({ scheme, id, line }) => {
    const find = Object.hasOwn(schemes, scheme) ? schemes[scheme] : undefined;
    const message = find ? find(id) : getMessage(`${scheme}:${id}`);
    return message ? [{ line, message }] : [];
  });
  const { links, emptyLinks, pictures, words, codeLines, boxLines } = parseMarkdown(markdown);
  // Only legal texts, which link to pages, have anchors of their own.
  const canLinkToAnchor = Object.hasOwn(schemes, "page");
  const otherLinks = links
    .filter(({ url }) => !/^(?!http:)[a-z-]+:/.test(url) && !(canLinkToAnchor && url[0] === "#"))
    .map(({ url, line }) => ({ line, message: getMessage(url) }));
  const wrongLanguages = links
    .filter(({ url }) => /^lang:(?![a-z]{2}$)/.test(url))
    .map(({ url, line }) => ({
      line,
      message: `"${url}" must have the two letters of a language, as in lang:sv`,
    }));
  const wrongPictures = pictures.flatMap(({ url, line, isAlone }) => {
    if (/^https?:/.test(url))
      return [{ line, message: `"${url}" is a picture of another site, which is not shown` }];
    if (isAlone || !url.startsWith("figure:")) return [];
    return [{ line, message: `"${url}" must be in a paragraph of its own` }];
  });
  const linksWithoutWords = emptyLinks.map(({ url, line }) => ({
    line,
    message: `the link to "${url}" has no words: write [words](${url})`,
  }));
  const code = codeLines.map((line) => ({
    line,
    message: "would be shown as code: begin the line without spaces, tabs or backticks",
  }));
  const boxes = boxLines.map((line) => ({
    line,
    message: "would have a box to tick: remove the square brackets",
  }));
  const wrongSpaces = words
    .filter(({ words }) => /^(?:#{1,6}|[-*+])\u00a0/.test(words))
    .map(({ words, line }) => ({
      line,
      message: `"${words}" has a no-break space after its sign: type a plain space`,
    }));
  const mistypedLinks = words
    .filter(({ words }) => /\]\(|\] +\((?:[a-z]+:\S|#|$)/.test(words))
    .map(({ words, line }) => ({
      line,
      message: `"${words}" has no link: remove the spaces in and before its target`,
    }));
  const shownSigns = words
    .filter(({ words }) => signPattern.test(words))
    .map(({ words, line }) => ({
      line,
      message: `"${words}" would be shown as it is: correct its Markdown, see docs/content.md`,
    }));
  return [
    ...brokenLinks,
    ...otherLinks,
    ...wrongLanguages,
    ...wrongPictures,
    ...linksWithoutWords,
    ...code,
    ...boxes,
    ...wrongSpaces,
    ...mistypedLinks,
    ...shownSigns,
  ];
}

/**
 * Names in braces that do not exist: all but the `known` ones and those of shared values. If one of these has no value,
 * its own file has the mistake.
 */
export function findUnknownNames(text: string, knownNames: readonly string[] = []): LineIssue[] {
  return [...text.matchAll(placeholderPattern)]
    .filter(([, name = ""]) => !knownNames.includes(name) && !sharedNames.includes(name))
    .map(({ 0: braces, index }) => ({
      line: text.slice(0, index).split("\n").length,
      message: `${braces} is not a known name`,
    }));
}
