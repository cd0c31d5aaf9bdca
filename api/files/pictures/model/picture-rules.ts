import { pictureTypes } from '#contract/files-values.ts';

/** As many as a good telephone takes; more would only be memory. */
export const mostPicturePixels = 25_000_000;

/** No picture of a person is a strip. */
const longestPictureSide = 16_383;

export type Measured = { width: number; height: number };

export function isTooLarge({ width, height }: Measured): boolean {
  return width * height > mostPicturePixels || Math.max(width, height) > longestPictureSide;
}

/** Whether the bytes are of a type that we draw anew, whatever the file is called. */
export function isPictureType(mime: string | undefined): boolean {
  return pictureTypes.some((type) => type === mime);
}

export type PictureSize = 'full' | 'small';

/** The same bytes lie in one place only, whoever sent them. */
export function pictureKey(sha256: string, size: PictureSize): string {
  return `pictures/${sha256.slice(0, 2)}/${sha256}${size === 'small' ? '-small' : ''}.webp`;
}
