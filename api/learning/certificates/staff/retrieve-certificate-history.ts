import { certificateMoves, type CertificateMoment } from '#contract/learning/certificates/staff.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { mayRevoke } from '../scope.ts';
import { historyOf } from './store.ts';

type Query = ListQuery<{ filter?: { certificate_id?: number | undefined } | undefined }>;

/** Nothing where there is no such certificate. */
export async function retrieveCertificateHistory(
  ctx: Ctx,
  { filter, limit, offset }: Query,
): Promise<ResultPage<CertificateMoment>> {
  requireClaim(ctx, mayRevoke);
  if (filter.certificate_id === undefined) throw new Refusal('invalid_input', { field: 'filter' });
  const moments = (await historyOf(ctx, filter.certificate_id)).map(
    ({ id, move, moved_at, reason, user_id, user_name }) => ({
      id,
      move: moveNamed(move),
      at: moved_at.toISOString(),
      user: user_id === null ? null : { id: user_id, name: user_name ?? '' },
      reason,
    }),
  );
  return { results: moments.slice(offset, offset + limit), total: moments.length };
}

function moveNamed(name: string): CertificateMoment['move'] {
  const move = certificateMoves.find((one) => one === name);
  if (!move) throw new Error(`A certificate cannot «${name}».`);
  return move;
}
