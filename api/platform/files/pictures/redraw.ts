import type { Sharp, SharpOptions } from 'sharp';
import { pictureCompression } from '#contract/platform/files/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { openPainter } from '#api/shared/files/painter.ts';
import { mimeOf } from '../inspection/mime-of.ts';
import { isPictureType, isTooLarge, mostPicturePixels } from './model/picture-rules.ts';
import { oneAtATimeOf } from './one-at-a-time.ts';

export type Redrawn = { full: Uint8Array; small: Uint8Array; width: number; height: number };

const smallSide = 160;
const mostSeconds = 20;

/**
 * Keeps the pixels alone: metadata, further frames and anything appended are lost. Refuses `file_type_not_allowed`,
 * `picture_too_large` (before it decodes anything), `too_many_requests` and `server_busy`.
 */
export function redraw(sender: string, bytes: Uint8Array): Promise<Redrawn> {
  return oneAtATimeOf(sender, () => redrawNow(bytes));
}

/** Checks type and header alone, and refuses what `redraw` refuses before it decodes. */
export async function requirePictureType(bytes: Uint8Array): Promise<void> {
  if (!isPictureType(await mimeOf(bytes))) throw notAPicture();
  const open = await opener();
  await measure(open(bytes, { limitInputPixels: false }));
}

async function redrawNow(bytes: Uint8Array): Promise<Redrawn> {
  await requirePictureType(bytes);
  const open = await opener();
  try {
    const { maxWidth, maxHeight } = pictureCompression;
    const fitted = open(bytes).autoOrient().resize(maxWidth, maxHeight, { fit: 'inside', withoutEnlargement: true });
    const { data: full, info } = await drawnFrom(fitted);
    const { data: small } = await drawnFrom(open(full).resize(smallSide, smallSide, { fit: 'cover' }));
    return { full, small, width: info.width, height: info.height };
  } catch {
    // The file only begins as a picture, or takes longer than any real one.
    throw notAPicture();
  }
}

async function measure(picture: Sharp): Promise<void> {
  const head = await picture.metadata().catch(() => null);
  if (!head) throw notAPicture();
  if (isTooLarge(head)) throw new Refusal('picture_too_large', { field: 'file' });
}

function drawnFrom(picture: Sharp) {
  return picture
    .timeout({ seconds: mostSeconds })
    .toColourspace('srgb')
    .webp({ quality: pictureCompression.quality * 100, effort: 4 })
    .toBuffer({ resolveWithObject: true });
}

async function opener(): Promise<(bytes: Uint8Array, more?: SharpOptions) => Sharp> {
  const painter = await openPainter();
  return (bytes, more) => painter(bytes, { ...readAs, ...more });
}

const readAs: SharpOptions = {
  failOn: 'error',
  limitInputPixels: mostPicturePixels,
  sequentialRead: true,
  pages: 1,
};

function notAPicture(): Refusal {
  return new Refusal('file_type_not_allowed', { field: 'file', types: 'JPEG, PNG, WebP, AVIF, GIF' });
}
