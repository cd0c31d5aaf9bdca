import type { GuideFilter, LearningGuide, PathStep } from '#contract/areas/guides/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { readFileFacts, type SavedFile } from '#api/platform/files/index.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { presentGuide } from './present-guide.ts';
import { findGuide, pageOfGuides, stepsOf, type Reader } from './store.ts';

/** Refuses `not_signed_in`. */
export async function retrieveLearningGuides(
  ctx: Ctx,
  query: ListQuery<{ filter?: GuideFilter }>,
): Promise<ResultPage<LearningGuide>> {
  const { rows, total } = await pageOfGuides(ctx, readerOf(ctx), query);
  return { results: rows.map(presentGuide), total };
}

/** Refuses `not_signed_in`, `not_found`. */
export async function readGuide(ctx: Ctx, id: number): Promise<SavedFile> {
  const row = await findGuide(ctx, readerOf(ctx), id);
  if (!row) throw new Refusal('not_found');
  return readFileFacts(ctx, row.file_id);
}

/** Refuses `not_signed_in`. */
export async function retrieveLearningPath(
  ctx: Ctx,
  query: Parameters<typeof stepsOf>[2],
): Promise<ResultPage<PathStep>> {
  const { rows, total } = await stepsOf(ctx, signedIn(ctx).personId, query);
  return { results: rows.map((row) => ({ ...row, ends_at: row.ends_at?.toISOString() ?? null })), total };
}

export function readerOf(ctx: Ctx): Reader {
  return { personId: signedIn(ctx).personId, isEditor: hasClaims(ctx, 'contents.edit') };
}
