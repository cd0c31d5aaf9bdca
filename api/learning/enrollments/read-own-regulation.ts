import { Refusal } from '#contract/refusals.ts';
import { readFileFacts, type SavedFile } from '#api/platform/files/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { findRulesFile } from './regulation-store.ts';

/** The accepted regulation, or else the current one, also when the course is no longer published. */
export async function readOwnRegulation(ctx: Ctx, enrollmentId: number): Promise<SavedFile> {
  const { personId } = signedIn(ctx);
  const id = await findRulesFile(ctx, { enrollmentId, personId });
  if (id === null) throw new Refusal('not_found');
  return readFileFacts(ctx, id);
}
