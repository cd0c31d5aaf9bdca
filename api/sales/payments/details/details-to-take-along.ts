import type { Ctx } from '#api/shared/context.ts';
import { openDetail } from './seal-detail.ts';
import { sealedDetailsOf } from './store.ts';

/** Opened, since the export belongs to the person. */
export async function detailsToTakeAlong(ctx: Ctx, userId: number): Promise<object[]> {
  const owner = { user_id: userId, organization_id: null };
  const rows = await sealedDetailsOf(ctx, userId);
  return rows.map(({ express_phone_sealed: phone, refund_iban_sealed: iban, ...row }) => ({
    ...row,
    express_phone: phone && openDetail(ctx, phone, { owner, detail: 'express phone' }),
    refund_iban: iban && openDetail(ctx, iban, { owner, detail: 'refund iban' }),
  }));
}
