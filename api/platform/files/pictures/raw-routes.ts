import { z } from 'zod';
import { Picture } from '#contract/platform/files/calls.ts';
import { largestPictureBytes } from '#contract/platform/files/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { pathId } from '#api/shared/http/path-id.ts';
import { formDoc } from '#api/shared/http/route-doc.ts';
import { fileIn } from '#api/shared/files/uploads/read-form.ts';
import { senderOf } from '#api/shared/files/uploads/gate.ts';
import { formUpload } from '#api/shared/files/uploads/upload-route.ts';
import { answerDrawing } from './answer-drawing.ts';
import { createPicture, maySendPicture } from './create-picture.ts';
import { pictureKey } from './model/picture-rules.ts';
import { discardPicture } from './picture-bytes.ts';
import { visiblePicture } from './read-picture.ts';
import { redraw, type Redrawn } from './redraw.ts';
import { mayReplacePicture, requireOwnPicture, replacePicture } from './replace-picture.ts';

const PictureId = z.coerce.number().int().positive();

export const picturesRawRoutes: RawRoute[] = [
  formUpload({
    method: 'POST',
    path: '/pictures/create',
    doc: formDoc({
      summary: 'Upload a picture',
      description: 'JPEG, PNG, WebP, AVIF or GIF. The server re-encodes it as WebP. At most 30 pictures an hour.',
      result: Picture,
      refuses: ['file_type_not_allowed', 'file_not_readable', 'picture_too_large'],
    }),
    mostFileBytes: largestPictureBytes,
    mayI: maySendPicture,
    prepare: drawnFrom,
    run: createPicture,
    discard: discardPicture,
  }),
  formUpload({
    method: 'PUT',
    path: '/pictures',
    doc: formDoc({
      summary: 'Replace a picture',
      description: 'One of your own pictures. Its address stays the same.',
      fields: { id: PictureId },
      result: Picture,
      refuses: ['not_found', 'file_type_not_allowed', 'file_not_readable', 'picture_too_large'],
    }),
    mostFileBytes: largestPictureBytes,
    mayI: mayReplacePicture,
    prepare: async (ctx, form) => {
      const id = pictureIdIn(form);
      await requireOwnPicture(ctx, id);
      return { id, drawn: await drawnFrom(ctx, form) };
    },
    run: (ctx, { id, drawn }) => replacePicture(ctx, id, drawn),
    discard: (ctx, { drawn }) => discardPicture(ctx, drawn),
  }),
  {
    method: 'GET',
    path: '/pictures/:id',
    doc: {
      summary: 'Download a picture',
      description:
        'Your own picture, or one that is shown with a course, a partner or a post. Revalidated by its ETag.',
      auth: 'bearer',
      query: z.object({ size: z.enum(['small']).optional().describe('`small`: a square of 160 pixels.') }),
      answer: { contentType: 'image/webp' },
      otherAnswers: { 304: 'Not changed since the ETag in `If-None-Match`.' },
      refuses: ['not_signed_in', 'not_found'],
    },
    handle: sendPicture,
  },
  {
    method: 'GET',
    path: '/pictures/:id/:name',
    doc: {
      summary: 'Download a public picture in one of its widths',
      description: 'The address begins with the `url` of a `ShownPicture`. It may be cached forever.',
      auth: 'none',
      path: z.object({ name: z.string().describe('Version, width and type, such as `0123456789ab-640.avif`.') }),
      answer: { contentType: ['image/avif', 'image/webp'] },
      refuses: ['not_found'],
    },
    handle: (ctx, _, { id = '', name = '' }) => answerDrawing(ctx, { id, name }),
  },
];

/** The bytes may change under the same address, so browsers revalidate them. */
async function sendPicture(ctx: Ctx, request: Request, { id }: Record<string, string>): Promise<Response> {
  const picture = await visiblePicture(ctx, pathId(id));
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
  const bytes = await ctx.files.read(pictureKey(picture.sha256, size));
  return new Response(new Uint8Array(bytes), { headers });
}

function pictureIdIn(form: FormData): number {
  const id = PictureId.safeParse(form.get('id'));
  if (!id.success) throw new Refusal('invalid_input', { field: 'id' });
  return id.data;
}

async function drawnFrom(ctx: Ctx, form: FormData): Promise<Redrawn> {
  const file = fileIn(form);
  if (file.size > largestPictureBytes) throw new Refusal('too_large', { field: 'file' });
  return redraw(senderOf(ctx), await file.bytes());
}
