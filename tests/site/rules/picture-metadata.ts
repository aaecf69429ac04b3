const marks = ["Exif\0\0", "EXIF", "eXIf", "http://ns.adobe.com/xap/", "XMP ", "8BIM"];

/** Whether a JPEG, PNG or WebP file contains where, when or with what it was taken. */
export function hasMetadata(file: Buffer): boolean {
  return marks.some((mark) => file.includes(mark, 0, "latin1"));
}
