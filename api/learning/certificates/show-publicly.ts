import type { Certificate } from '#contract/learning/certificates/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { presented } from './present.ts';
import { findCertificate, showOnCheck, type Shown } from './store.ts';

/** Shows or hides the name or the grade at the public check, for the holder alone. Refuses `not_signed_in`, `not_found`. */
export async function showPublicly(ctx: Ctx, { id, ...shown }: Shown & { id: number }): Promise<Certificate> {
  const { personId } = signedIn(ctx);
  await showOnCheck(ctx, { id, personId }, shown);
  const row = await findCertificate(ctx, id, { personId });
  if (!row) throw new Refusal('not_found');
  return presented(ctx, row);
}
