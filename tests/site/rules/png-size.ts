const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Width and height of a PNG file in pixels. Throws if it is none. */
export function readPngSize(file: Buffer): { width: number; height: number } {
  if (!file.subarray(0, signature.length).equals(signature)) throw new Error("no PNG file");
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
