import type { Certificate } from '#contract/learning/certificates/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { presented } from './present.ts';
import { findCertificate } from './store.ts';

/** In the transaction that issued it. */
export async function presentIssued(tx: Ctx, id: number): Promise<Certificate> {
  const certificate = await findCertificate(tx, id, 'all');
  if (!certificate) throw new Error(`Certificate ${id} was not issued.`);
  return presented(tx, certificate);
}
