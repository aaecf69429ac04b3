/** Whether a file is a picture or a document, which editors upload. */
export function isUpload(path: string): boolean {
  return /\.(avif|gif|jpe?g|pdf|png|svg|webp)$/i.test(path);
}
