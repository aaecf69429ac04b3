import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { findSvgImageIssue } from "../brand/svg.ts";
import type { ContentIssue } from "../content-issue.ts";
import { createIssueAt, isFile, readContentFile } from "../files/content-file.ts";
import { walkLeaves } from "../files/content-tree.ts";

/** Returns what is wrong with a picture or document that content names, in an editor's words. */
export type FileCheck = (file: Buffer, path: string) => string | undefined;

/** Pictures and documents that valid content names at these keys, and that are missing or fail their check. */
export function findBrokenUploads(
  root: string,
  path: string,
  checks: Record<string, FileCheck>,
): ContentIssue[] {
  const file = readContentFile(root, path);
  if (!file) return [];
  return [...walkLeaves(file.data)].flatMap(([key, upload]) => {
    const check = checks[key.split(".").at(-1) ?? ""];
    if (!check || typeof upload !== "string") return [];
    const issue = isFile(root, upload) && check(readFileSync(join(root, upload)), upload);
    if (issue === undefined) return [];
    const message = issue ? `${upload} ${issue}` : `the file ${upload} is missing`;
    return [createIssueAt(file, key, message)];
  });
}

/** Files with which the build would fail, also those that nothing shows: it reads all pictures and documents. */
export function findUnusableUploads(root: string): ContentIssue[] {
  const paths = globSync("content/**/*.{jpg,jpeg,png,webp,svg,pdf}", { cwd: root });
  return paths.sort().flatMap((name) => {
    const path = name.split(sep).join("/");
    if (!isFile(root, path)) return [];
    if (/[?#]/.test(path)) return [{ path, message: "must have no ? or # in its name: rename it" }];
    const issue = isBitmap(path) && findKindIssue(readFileSync(join(root, path)), path);
    return issue ? [{ path, message: `${issue}, or delete it` }] : [];
  });
}

/** Returns an issue if a file is above a size in bytes; `fix` says how to make it smaller. */
export function findSizeIssue(file: Buffer, bytes: number, fix: string): string | undefined {
  if (file.length <= bytes) return undefined;
  return `must be at most ${formatSize(bytes)}, not ${formatSize(file.length)}: ${fix}`;
}

const signatures: Record<string, (file: Buffer) => boolean> = {
  JPEG: (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  PNG: (file) => file.toString("latin1", 0, 8) === "\x89PNG\r\n\x1a\n",
  WebP: (file) =>
    file.toString("latin1", 0, 4) === "RIFF" && file.toString("latin1", 8, 12) === "WEBP",
};

/** Checks a photo. The build makes small copies, without location and camera. */
export const findPhotoIssue: FileCheck = (file, path) => {
  return findSizeIssue(file, 12 * 1024 * 1024, "save it smaller") ?? findKindIssue(file, path);
};

const isBitmap = (path: string) => /\.(jpe?g|png|webp)$/.test(path);

const findKindIssue: FileCheck = (file, path) => {
  const kind = /\.jpe?g$/.test(path) ? "JPEG" : path.endsWith(".png") ? "PNG" : "WebP";
  return signatures[kind]?.(file)
    ? undefined
    : `must be a ${kind} picture: save it again as ${kind}`;
};

/**
 * Checks a logo: an SVG, which visitors get as it is, or a bitmap, of which the build makes copies.
 */
export const findLogoIssue: FileCheck = (file, path) => {
  if (!path.endsWith(".svg")) return findPhotoIssue(file, path);
  const fix = "save it with fewer points and decimals";
  return findSvgImageIssue(file.toString()) ?? findSizeIssue(file, 40 * 1024, fix);
};

/** Checks a document for download, which visitors get as it is. */
export const findDocumentIssue: FileCheck = (file) =>
  file.toString("latin1", 0, 5) === "%PDF-"
    ? findSizeIssue(file, 20 * 1024 * 1024, "save it smaller")
    : "must be a PDF: save it as PDF";

function formatSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${Math.ceil(kilobytes / 1024)} MB`;
}
