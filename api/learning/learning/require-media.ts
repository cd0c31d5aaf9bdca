import type { ContentChange } from '#contract/learning/learning/calls.ts';
import { contentFileTypes, type ContentFileKind, type ContentType } from '#contract/learning/learning/values.ts';
import { fileTypes } from '#contract/platform/files/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { holdFileOf, readFileFacts } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { findPackage, type StoredPackage } from './scorm-store.ts';

const mediaFields = [
  'url',
  'file_id',
  'captions_file_id',
  'captions_language',
  'duration_seconds',
  'scorm_package_id',
] as const;
type MediaField = (typeof mediaFields)[number];
export type Media = Pick<ContentChange, MediaField>;

type Taken = { always: readonly MediaField[]; also: readonly MediaField[] };
const nothing: Taken = { always: [], also: [] };

const takenBy: Record<ContentType, Taken> = {
  video: { always: ['file_id', 'duration_seconds'], also: ['captions_file_id', 'captions_language'] },
  file: { always: ['file_id'], also: [] },
  url: { always: ['url'], also: [] },
  scorm: { always: ['scorm_package_id'], also: ['duration_seconds'] },
  text: nothing,
  final: nothing,
  task: nothing,
  assessment: nothing,
};

type Fitting = {
  type: ContentType;
  media: Media;
  /** What the content has; files of it are not looked at again. */
  before?: Media;
};

/**
 * Refuses `invalid_input` for what a content of this type does not have, or cannot be without, and `not_found`,
 * `not_a_course_file` and `content_file_of_other_kind` for its files. Holds them until the transaction ends.
 */
export async function requireMedia(ctx: Ctx, { type, media, before = {} }: Fitting): Promise<void> {
  for (const field of mediaFields) requireTaken(type, field, media[field]);
  const changed = (field: 'file_id' | 'captions_file_id' | 'scorm_package_id') =>
    media[field] === before[field] ? null : (media[field] ?? null);
  const kind = type === 'video' ? 'video' : null;
  await requireCourseFile(ctx, { id: changed('file_id'), field: 'file_id', kind });
  await requireCourseFile(ctx, { id: changed('captions_file_id'), field: 'captions_file_id', kind: 'captions' });
  const packageId = changed('scorm_package_id');
  if (packageId !== null) await requirePackage(ctx, packageId);
}

function requireTaken(type: ContentType, field: MediaField, value: Media[MediaField]): void {
  const { always, also } = takenBy[type];
  const isNeeded = always.includes(field);
  const fits = value === null ? !isNeeded : isNeeded || also.includes(field);
  if (value !== undefined && !fits) throw new Refusal('invalid_input', { field });
}

export async function requirePackage(ctx: Ctx, id: number): Promise<StoredPackage> {
  const stored = await findPackage(ctx, id);
  if (!stored) throw new Refusal('not_found', { field: 'scorm_package_id' });
  return stored;
}

/** `kind` is null where learners download it, whatever it is. */
type CourseFile = { id: number | null; field: string; kind: ContentFileKind | null };

/** Without this check any stored file could be shown to learners by its id, as somebody's identity document. */
async function requireCourseFile(ctx: Ctx, { id, field, kind }: CourseFile): Promise<void> {
  if (id === null) return;
  if (!(await holdFileOf(ctx, { id, category: 'course-content' }))) throw new Refusal('not_a_course_file', { field });
  if (kind === null) return;
  const { mime } = await readFileFacts(ctx, id);
  if (!contentFileTypes[kind].some((type) => fileTypes[type] === mime))
    throw new Refusal('content_file_of_other_kind', { field });
}
