import { systemSender } from '#api/shared/http/turns-by-sender.ts';
import { Buffer } from 'node:buffer';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from '#contract/platform/files/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { Refusal } from '#contract/refusals.ts';
import { createPicture } from './pictures/create-picture.ts';
import { pictureKey } from './pictures/model/picture-rules.ts';
import { findPicture, type StoredPicture } from './pictures/picture-store.ts';
import { redraw } from './pictures/redraw.ts';
export { picturesRawRoutes } from './pictures/raw-routes.ts';

export function pdfBytes({ extra = '' }: { extra?: string } = {}): Uint8Array {
  const body = [
    '%PDF-1.4',
    `1 0 obj<</Type/Catalog/Pages 2 0 R${extra}>>endobj`,
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
  ].join('\n');
  const table = `xref\n0 1\n0000000000 65535 f \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n${body.length + 1}\n%%EOF\n`;
  return Buffer.from(`${body}\n${table}`, 'latin1');
}

/** The head of a film, without one: nobody plays it. */
export function mp4Bytes(): Uint8Array {
  return Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0isomiso2', 'latin1');
}

export function pngBytes(): Uint8Array {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
}

export function jpgBytes(): Uint8Array {
  return Buffer.from(
    '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
    'base64',
  );
}

export function plainPicture(colour: string, width = 300, height = 200): Sharp {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

export function noise(mean: number): Sharp {
  const gaussian = { type: 'gaussian', mean: 100 + mean, sigma: 40 } as const;
  return sharp({ create: { width: 1_900, height: 1_000, channels: 3, background: '#000', noise: gaussian } });
}

export async function makePicture(ctx: Ctx, colour = '#264'): Promise<number> {
  const { id } = await sendPicture(ctx, await plainPicture(colour).jpeg().toBuffer());
  return id;
}

export async function readPicture(ctx: Ctx, id: number): Promise<StoredPicture & { bytes: Uint8Array }> {
  const picture = await findPicture(ctx, id);
  if (!picture) throw new Refusal('not_found');
  return { ...picture, bytes: await ctx.files.read(pictureKey(picture.sha256, 'full')) };
}

export async function sendPicture(ctx: Ctx, bytes: Uint8Array): Promise<Picture> {
  return createPicture(ctx, await redraw(systemSender, bytes));
}
