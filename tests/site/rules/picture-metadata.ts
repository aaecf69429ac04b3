const marks = ["Exif\0\0", "EXIF", "eXIf", "http://ns.adobe.com/xap/", "XMP ", "8BIM"];

/** Tells whether a JPEG, PNG or WebP file says where, when or with what it was taken. */
export function hasMetadata(file: Buffer): boolean {
  return marks.some((mark) => file.includes(mark, 0, "latin1"));
}
