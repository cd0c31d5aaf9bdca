import type { Buffer } from 'node:buffer';
import type { Sharp } from 'sharp';
import { shownTypes, type ShownType } from '#contract/platform/files/values.ts';
import { openPainter } from '#api/shared/files/painter.ts';
import { widthsFor, type Drawing } from './model/picture-rules.ts';
import { oneAtATime } from './one-at-a-time.ts';

export type DrawnPicture = {
  drawings: (Drawing & { bytes: Uint8Array })[];
  widths: number[];
  placeholder: string | null;
};

const placeholderWidth = 16;
const mostSeconds = 60;

export function drawWidths(bytes: Uint8Array): Promise<DrawnPicture> {
  return oneAtATime(async () => {
    const open = await openPainter();
    const { width, hasAlpha } = await open(bytes).metadata();
    const widths = widthsFor(width);
    const drawings: DrawnPicture['drawings'] = [];
    for (const each of widths) {
      for (const type of shownTypes) {
        const rendered = await as[type](open(bytes).resize(each)).timeout({ seconds: mostSeconds }).toBuffer();
        drawings.push({ width: each, type, bytes: rendered });
      }
    }
    // It would stay visible behind a transparent picture.
    const placeholder = hasAlpha ? null : dataUri(await tiny(open(bytes)));
    return { drawings, widths, placeholder };
  });
}

/** More effort costs seven times the time for a tenth of the bytes (docs/performance.md). */
const as: Record<ShownType, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 72, effort: 4 }),
};

function tiny(picture: Sharp): Promise<Buffer> {
  return picture.resize(placeholderWidth).webp({ quality: 30, effort: 6 }).toBuffer();
}

function dataUri(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
