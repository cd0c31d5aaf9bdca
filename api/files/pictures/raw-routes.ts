import { z } from 'zod';
import { largestPictureBytes } from '#contract/files-values.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { readForm } from '#api/shared/read-form.ts';
import { done } from '#api/shared/retrieval.ts';
import { answerDrawing } from './answer-drawing.ts';
import { createPicture } from './create-picture.ts';
import { readPictureBytes, visiblePicture } from './read-picture.ts';
import { replacePicture } from './replace-picture.ts';

const PictureId = z.coerce.number().int().positive();

/** Pictures travel as bytes, which the contract does not describe [specification 7]. */
export const picturesRawRoutes: RawRoute[] = [
  { method: 'POST', path: '/pictures/create', handle: takePicture },
  { method: 'PUT', path: '/pictures', handle: takeAnother },
  { method: 'GET', path: '/pictures/:id', handle: sendPicture },
  {
    method: 'GET',
    path: '/pictures/:id/:name',
    handle: (ctx, _, { id = '', name = '' }) => answerDrawing(ctx, { id, name }),
  },
];

/** A form with `file`. Answers as a command does. */
async function takePicture(ctx: Ctx, request: Request): Promise<Response> {
  const form = await formOf(ctx, request);
  return Response.json(done(await createPicture(ctx, await fileIn(form))));
}

/** A form with `id` and `file`. */
async function takeAnother(ctx: Ctx, request: Request): Promise<Response> {
  const form = await formOf(ctx, request);
  const id = PictureId.safeParse(form.get('id'));
  if (!id.success) throw new Refusal('invalid_input', { field: 'id' });
  return Response.json(done(await replacePicture(ctx, id.data, await fileIn(form))));
}

/** The bytes, whole or as a square of 160; they may change under the same address, so a browser asks each time. */
async function sendPicture(ctx: Ctx, request: Request, { id }: Record<string, string>): Promise<Response> {
  const read = PictureId.safeParse(id);
  const picture = await visiblePicture(ctx, read.success ? read.data : 0);
  const size = new URL(request.url).searchParams.get('size') === 'small' ? 'small' : 'full';
  const headers = {
    'content-type': picture.mime,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    vary: 'authorization',
    etag: `"${picture.sha256}-${size}"`,
  };
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  const bytes = await readPictureBytes(ctx, picture, size);
  return new Response(new Uint8Array(bytes), { headers });
}

/** A guest sends nothing: the body is not even read. */
function formOf(ctx: Ctx, request: Request): Promise<FormData> {
  signedIn(ctx);
  return readForm(request, largestPictureBytes);
}

async function fileIn(form: FormData): Promise<Uint8Array> {
  const file = form.get('file');
  if (!(file instanceof File)) throw new Refusal('invalid_input', { field: 'file' });
  if (file.size > largestPictureBytes) throw new Refusal('too_large', { field: 'file' });
  return file.bytes();
}
