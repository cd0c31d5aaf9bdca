import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { ClassResource } from '#contract/areas/classroom/resources.ts';
import {
  largestResourceBytes,
  longestResourceTitle,
  resourceCategories,
  resourceMimes,
} from '#contract/areas/classroom/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { answerFile, discardFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { pathId } from '#api/shared/http/path-id.ts';
import { fileRefusals, formDoc } from '#api/shared/http/route-doc.ts';
import { fileIn } from '#api/shared/files/uploads/read-form.ts';
import { formUpload } from '#api/shared/files/uploads/upload-route.ts';
import { readResource } from './read-resource.ts';
import { maySendResource, storeResource, uploadResource } from './upload-resource.ts';

const fields = {
  class_id: z.coerce.number().pipe(Id),
  category: z.enum(resourceCategories),
  title: z.string().max(longestResourceTitle).optional().describe('The name of the file by default.'),
  visible_on: z.iso
    .date()
    .optional()
    .describe('A day at the place of the class, from which learners see it; at once by default.'),
};
const Fields = z.object(fields);

export const resourceRoutes: RawRoute[] = [
  formUpload({
    method: 'POST',
    path: '/class-resources/upload',
    doc: formDoc({
      summary: 'Share a file with a class',
      description: 'A PDF or a picture. Trainers of the class and the claim `classes.edit`.',
      fields,
      result: ClassResource,
      refuses: ['not_found', 'not_allowed', 'too_many_entries', ...fileRefusals],
    }),
    mostFileBytes: largestResourceBytes,
    claim: 'classes.edit',
    mayI: maySendResource,
    prepare: resourceFrom,
    run: uploadResource,
    discard: (ctx, { file }) => discardFile(ctx, file),
  }),
  {
    method: 'GET',
    path: '/class-resources/:id/file',
    doc: {
      summary: 'Download a file that a class shares',
      auth: 'bearer',
      answer: { contentType: [...resourceMimes] },
      refuses: [
        'not_signed_in',
        'not_found',
        'enrollment_unpaid',
        'enrollment_files_missing',
        'regulation_not_accepted',
        'enrollment_over',
      ],
    },
    handle: async (ctx, _request, { id }) => answerFile(ctx, await readResource(ctx, pathId(id))),
  },
];

async function resourceFrom(ctx: Ctx, form: FormData) {
  const file = fileIn(form);
  const sent = Object.fromEntries(Object.keys(fields).map((name) => [name, form.get(name) ?? undefined]));
  const read = Fields.safeParse(sent);
  if (!read.success) throw new Refusal('invalid_input', { field: String(read.error.issues[0]?.path[0] ?? 'file') });
  const { class_id: classId, category, title = '', visible_on: visibleOn = null } = read.data;
  return storeResource(ctx, { classId, category, title, visibleOn, name: file.name, bytes: await file.bytes() });
}
