/** An ICO file with one picture: a PNG of `size` by `size` pixels, at most 255. */
export function toIcoFile(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(22));
  header.setUint16(2, 1, true); // an icon
  header.setUint16(4, 1, true); // of one picture
  header.setUint8(6, size);
  header.setUint8(7, size);
  header.setUint16(10, 1, true); // colour planes
  header.setUint16(12, 32, true); // bits a pixel
  header.setUint32(14, png.length, true);
  header.setUint32(18, header.byteLength, true);
  const file = new Uint8Array(header.byteLength + png.length);
  file.set(new Uint8Array(header.buffer));
  file.set(png, header.byteLength);
  return file;
}
