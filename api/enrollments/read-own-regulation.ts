import { Refusal } from '#contract/refusals.ts';
import { readFileFacts, type SavedFile } from '#api/files/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { findRulesFile } from './regulation-store.ts';

/**
 * The rules of the class for one's own enrollment: those that one has accepted, or else those that one would accept, also
 * where nobody else sees the course any more. Refuses `not_signed_in`, `not_found`.
 */
export async function readOwnRegulation(ctx: Ctx, enrollmentId: number): Promise<SavedFile> {
  const { personId } = signedIn(ctx);
  const id = Number.isSafeInteger(enrollmentId) ? await findRulesFile(ctx, { enrollmentId, personId }) : null;
  if (id === null) throw new Refusal('not_found');
  return readFileFacts(ctx, id);
}
