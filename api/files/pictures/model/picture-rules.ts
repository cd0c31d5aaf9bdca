import { pictureTypes, shownTypes, shownWidths, type ShownType } from '#contract/files/values.ts';

/** As many as a good phone takes; more would only be memory. */
export const mostPicturePixels = 25_000_000;

/** No picture of a person is a strip. */
const longestPictureSide = 16_383;

export type Measured = { width: number; height: number };

export function isTooLarge({ width, height }: Measured): boolean {
  return width * height > mostPicturePixels || Math.max(width, height) > longestPictureSide;
}

/** Whether the bytes are of a type that we draw again, whatever the file is called. */
export function isPictureType(mime: string | undefined): boolean {
  return pictureTypes.some((type) => type === mime);
}

export type PictureSize = 'full' | 'small';

/** The same bytes lie in one place only, anyone who sent them. */
export function pictureKey(sha256: string, size: PictureSize): string {
  return `pictures/${sha256.slice(0, 2)}/${sha256}${size === 'small' ? '-small' : ''}.webp`;
}

/** In which widths it is drawn: never wider than it is, so that a narrow one has fewer. */
export function widthsFor(width: number): number[] {
  return [...new Set(shownWidths.map((each) => Math.min(each, width)))];
}

export type Drawing = { width: number; type: ShownType };

/** Where one of the widths of a shown picture lies. */
export function drawingKey(sha256: string, { width, type }: Drawing): string {
  return `pictures/${sha256.slice(0, 2)}/${sha256}-${width}.${type}`;
}

/** Where all the bytes of a picture lie that is drawn in these widths. */
export function keysOfPicture(sha256: string, widths: readonly number[]): string[] {
  const drawn = widths.flatMap((width) => shownTypes.map((type) => drawingKey(sha256, { width, type })));
  return [pictureKey(sha256, 'full'), pictureKey(sha256, 'small'), ...drawn];
}

/** Whose bytes lie there, or null. */
export function sha256OfKey(key: string): string | null {
  const [, sha256 = null] = /([0-9a-f]{64})(?:-small|-\d+)?\.(?:webp|avif)$/.exec(key) ?? [];
  return sha256;
}
