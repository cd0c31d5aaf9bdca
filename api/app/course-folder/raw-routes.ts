import { z } from 'zod';
import { CheckedFolder, ImportedCourse } from '#contract/learning/learning/course-folder.ts';
import { mostFolderBytes } from '#contract/learning/learning/values.ts';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { openGate } from '#api/shared/files/uploads/gate.ts';
import { receiveZip } from '#api/shared/files/uploads/receive-file.ts';
import { uploadRoute } from '#api/shared/files/uploads/upload-route.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { pathId } from '#api/shared/http/path-id.ts';
import { succeeded } from '#api/shared/http/route-doc.ts';
import { answerFolder } from './answer-folder.ts';
import { checkCourse } from './check-course.ts';
import type { CoursePlan, Problem } from './format.ts';
import { withCourseFolder, type CourseFolder } from './open-folder.ts';
import { previewCourse } from './preview-course.ts';
import { readCourse } from './read-course.ts';
import { mediaOfPlan, writePlan, type PlanMedia } from './write-course.ts';

const needs =
  'The body is the zip. Needs the claims `catalogue.edit` and `contents.edit`, and `forms.edit` for a survey.';
const refuses: RefusalCode[] = [
  'not_signed_in',
  'not_allowed',
  'too_large',
  'package_too_large',
  'package_damaged',
  'package_encrypted',
  'package_unsafe_path',
  'package_path_too_long',
  'package_link',
  'package_name_unreadable',
  'package_name_twice',
];

/** What both uploads have in common; one of each sender at a time, since media are read whole. */
const received = {
  mostBytes: mostFolderBytes,
  mayI: requireEditor,
  gate: openGate({ mostEach: 1, most: 2 }),
  weigh: () => 1,
  receive: <T>(request: Request, handle: (received: { body: string; fingerprint: string }) => Promise<T>) =>
    receiveZip(request, mostFolderBytes, handle),
};

export const courseFolderRoutes: RawRoute[] = [
  uploadRoute({
    method: 'POST',
    path: '/courses/check-folder',
    doc: {
      summary: 'Check the folder of a course',
      description: `Stores nothing. ${needs}`,
      auth: 'bearer',
      body: { contentType: 'application/zip' },
      answer: { contentType: 'application/json', schema: succeeded(z.tuple([CheckedFolder])) },
      refuses,
    },
    ...received,
    prepare: (ctx, zip) => withCourseFolder(zip, (folder) => checked(ctx, folder)),
    run: async (ctx, { plan, problems }) => ({ problems, preview: plan && (await previewCourse(ctx, plan)) }),
    discard: async () => undefined,
  }),
  uploadRoute({
    method: 'POST',
    path: '/courses/import-folder',
    doc: {
      summary: 'Import a course from its folder',
      description: `The whole course or nothing of it; the same folder again changes nothing. ${needs}`,
      auth: 'bearer',
      body: { contentType: 'application/zip' },
      answer: { contentType: 'application/json', schema: succeeded(z.tuple([ImportedCourse])) },
      refuses: [...refuses, 'course_folder_faulty'],
    },
    claim: 'catalogue.edit',
    ...received,
    prepare: (ctx, zip) => withCourseFolder(zip, (folder) => mediaStored(ctx, folder)),
    run: async (ctx, { plan, media }) => {
      const { isNew, ...counts } = await writePlan(ctx, plan, media);
      return { ...counts, is_new: isNew };
    },
    // The same bytes are stored once, so that what stays is used by the next import.
    discard: async () => undefined,
  }),
  {
    method: 'GET',
    path: '/courses/:id/folder',
    doc: {
      summary: 'Download a course as a folder',
      description:
        'A zip as `POST /courses/import-folder` takes it. Needs the claims `catalogue.edit` and `contents.edit`.',
      auth: 'bearer',
      answer: { contentType: 'application/zip' },
      refuses: ['not_signed_in', 'not_allowed', 'not_found'],
    },
    handle: async (ctx, _request, { id }) => {
      requireEditor(ctx);
      return answerFolder(ctx, pathId(id));
    },
  },
];

function requireEditor(ctx: Ctx): void {
  requireClaim(ctx, 'catalogue.edit');
  requireClaim(ctx, 'contents.edit');
}

/** The plan, or everything that is wrong with the folder. */
async function checked(ctx: Ctx, folder: CourseFolder): Promise<{ plan: CoursePlan | null; problems: Problem[] }> {
  const { plan, problems } = await readCourse(folder, ctx.locale);
  if (!plan) return { plan, problems };
  if (plan.survey) requireClaim(ctx, 'forms.edit');
  const faults = await checkCourse(ctx, plan, folder);
  return { plan: faults.length > 0 ? null : plan, problems: faults };
}

async function mediaStored(ctx: Ctx, folder: CourseFolder): Promise<{ plan: CoursePlan; media: PlanMedia }> {
  const { plan } = await checked(ctx, folder);
  if (!plan) throw new Refusal('course_folder_faulty');
  return { plan, media: await mediaOfPlan(ctx, plan, folder) };
}
