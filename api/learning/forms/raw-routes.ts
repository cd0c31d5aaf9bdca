import { z } from 'zod';
import { FieldKey, RandomId } from '#contract/learning/forms/fields.ts';
import { formFileTypes, largestFormFileBytes } from '#contract/learning/forms/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { fileTypes } from '#contract/platform/files/values.ts';
import { answerFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { fileRefusals, formDoc } from '#api/shared/http/route-doc.ts';
import { fileIn } from '#api/shared/files/uploads/read-form.ts';
import { formUpload } from '#api/shared/files/uploads/upload-route.ts';
import type { Link } from './store/tokens.ts';
import { findUpload } from './store/uploads.ts';
import { discardUpload, limitUploads, prepareUpload, recordUpload, requireOpenLink } from './upload-file.ts';

const tokenHeader = 'x-form-token';
const Fields = z.object({ field: FieldKey, id: RandomId });

const uploadRoute = {
  method: 'POST',
  path: '/forms/uploads',
  doc: {
    ...formDoc({
      summary: 'Upload a file as the answer to a field of a form',
      description:
        'Open to anyone with the token of a link. The sender chooses the random `id`, which is the answer of the field. The file belongs to the link until the form is submitted, and is deleted where it never is. Neither the session nor an Idempotency-Key is read.',
      fields: Fields.shape,
      result: z.object({ id: RandomId, name: z.string(), byte_size: z.int() }),
      refuses: [
        'form_link_invalid',
        'form_expired',
        'form_already_answered',
        'answer_unknown_field',
        'too_many_form_files',
        ...fileRefusals,
      ],
    }),
    auth: 'none',
    headers: z.object({ [tokenHeader]: z.string().max(100).describe('The token of the link.') }),
  },
} as const;

export const formsRawRoutes: RawRoute[] = [
  { ...uploadRoute, handle: takeUpload },
  {
    method: 'GET',
    path: '/forms/uploads/:upload_id',
    doc: {
      summary: 'Download a file that was submitted with a form',
      description: 'Of a response that the results count. Needs the claim `forms.read`; trainers, in their classes.',
      auth: 'bearer',
      path: z.object({ upload_id: z.string().describe('As in the results or the responses.') }),
      answer: { contentType: formFileTypes.map((type) => fileTypes[type]) },
      refuses: ['not_signed_in', 'not_allowed', 'not_found'],
    },
    handle: (ctx, _request, { upload_id }) => showUpload(ctx, upload_id),
  },
];

/** The link is checked before a byte of the file is read. */
async function takeUpload(ctx: Ctx, request: Request, params: Record<string, string>): Promise<Response> {
  const guest = asGuest(ctx);
  const link = await requireOpenLink(guest, request.headers.get(tokenHeader)?.slice(0, 100) ?? '');
  const { handle } = formUpload({
    ...uploadRoute,
    mostFileBytes: largestFormFileBytes,
    mayI: (own) => limitUploads(own, link),
    prepare: (own, form) => uploadFrom(own, link, form),
    run: recordUpload,
    discard: discardUpload,
  });
  return handle(guest, request, params);
}

/** Nothing that is stored says who uploads. */
function asGuest(ctx: Ctx): Ctx {
  return { ...ctx, actor: { kind: 'guest' } };
}

async function uploadFrom(ctx: Ctx, link: Link, form: FormData) {
  const fields = Fields.safeParse({ field: form.get('field'), id: form.get('id') });
  if (!fields.success)
    throw new Refusal('invalid_input', { field: String(fields.error.issues[0]?.path[0] ?? 'field') });
  const file = fileIn(form);
  return prepareUpload(ctx, link, { ...fields.data, name: file.name, bytes: await file.bytes() });
}

async function showUpload(ctx: Ctx, id: string | undefined): Promise<Response> {
  const existing = await findUpload(ctx, RandomId.safeParse(id).data ?? crypto.randomUUID());
  if (!existing) throw new Refusal('not_found');
  return answerFile(ctx, existing);
}
