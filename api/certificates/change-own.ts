import type { Certificate } from '#contract/certificates/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { presented } from './present.ts';
import { findCertificate, showOnCheck, type Shown } from './store.ts';

/** Only for the holder; no claim replaces that. */
export async function changeOwn(ctx: Ctx, id: number, shown: Shown): Promise<Certificate> {
  const { personId } = signedIn(ctx);
  await showOnCheck(ctx, { id, personId }, shown);
  const row = await findCertificate(ctx, id, { personId });
  if (!row) throw new Refusal('not_found');
  return presented(ctx, row);
}
