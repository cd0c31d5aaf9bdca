export type PictureSize = { width: number; height: number };

/** More than any phone takes, and less than what crashes viewers. */
export const mostPixels = 120_000_000;

/** The size in the header of a JPEG or PNG; null when its parts are not in a valid order. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes[0] === 0x89 ? pngSize(view) : jpegSize(view);
}

const pngStart = 8;
const chunkFrame = 12;
const ihdr = 0x49484452;
const idat = 0x49444154;
const iend = 0x49454e44;

function pngSize(view: DataView): PictureSize | null {
  if (view.byteLength < pngStart + chunkFrame + 13 || view.getUint32(pngStart + 4) !== ihdr) return null;
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let hasPixels = false;
  for (let at = pngStart; at + chunkFrame <= view.byteLength; at += chunkFrame + view.getUint32(at)) {
    const kind = view.getUint32(at + 4);
    hasPixels ||= kind === idat;
    if (kind === iend) return hasPixels ? size : null;
  }
  return null;
}

function jpegSize(view: DataView): PictureSize | null {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** SOF0 to SOF15, except the three that are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
