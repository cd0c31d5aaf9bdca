import { pictureTypes, shownTypes, shownWidths, type ShownType } from '#contract/platform/files/values.ts';

/** As many as a good phone takes; more would only cost memory. */
export const mostPicturePixels = 25_000_000;

const longestPictureSide = 16_383;

export type Measured = { width: number; height: number };

export function isTooLarge({ width, height }: Measured): boolean {
  return width * height > mostPicturePixels || Math.max(width, height) > longestPictureSide;
}

export function isPictureType(mime: string | undefined): boolean {
  return pictureTypes.some((type) => type === mime);
}

export type PictureSize = 'full' | 'small';

/** By content: equal bytes are stored once, by any sender. */
export function pictureKey(sha256: string, size: PictureSize): string {
  return `pictures/${sha256.slice(0, 2)}/${sha256}${size === 'small' ? '-small' : ''}.webp`;
}

export function widthsFor(width: number): number[] {
  return [...new Set(shownWidths.map((each) => Math.min(each, width)))];
}

export type Drawing = { width: number; type: ShownType };

export function drawingKey(sha256: string, { width, type }: Drawing): string {
  return `pictures/${sha256.slice(0, 2)}/${sha256}-${width}.${type}`;
}

export function keysOfPicture(sha256: string, widths: readonly number[]): string[] {
  const rendered = widths.flatMap((width) => shownTypes.map((type) => drawingKey(sha256, { width, type })));
  return [pictureKey(sha256, 'full'), pictureKey(sha256, 'small'), ...rendered];
}

export function sha256OfKey(key: string): string | null {
  const [, sha256 = null] = /([0-9a-f]{64})(?:-small|-\d+)?\.(?:webp|avif)$/.exec(key) ?? [];
  return sha256;
}
