import { sql } from 'kysely';
import type { PaymentDetails } from '#contract/sales/payments/details.ts';
import type { Owner } from '#api/people/addresses/index.ts';
import type { Ctx } from '#api/shared/context.ts';

const columns = [
  'organization_id',
  'express_phone_end',
  'express_consented_at',
  'refund_iban_country',
  'refund_iban_end',
] as const;
type DetailsRow = Omit<PaymentDetails, 'express_consented_at'> & { express_consented_at: Date | null };

export type DetailsChange =
  | { express_phone_sealed: string; express_phone_end: string; express_consented_at: Date }
  | { express_phone_sealed: null; express_phone_end: null; express_consented_at: null }
  | { refund_iban_sealed: string; refund_iban_country: string; refund_iban_end: string }
  | { refund_iban_sealed: null; refund_iban_country: null; refund_iban_end: null };

export async function findDetails(ctx: Ctx, owner: Owner): Promise<PaymentDetails | undefined> {
  const row = await ctx.db.selectFrom('payment_details').select(columns).where(isOf(owner)).executeTakeFirst();
  return row && present(row);
}

export async function sealedPhoneOf(ctx: Ctx, owner: Owner): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('payment_details')
    .select('express_phone_sealed')
    .where(isOf(owner))
    .executeTakeFirst();
  return row?.express_phone_sealed ?? null;
}

function isOf({ user_id, organization_id }: Owner) {
  return user_id === null ? sql<boolean>`organization_id = ${organization_id}` : sql<boolean>`user_id = ${user_id}`;
}

/** One row per owner, also under concurrency. */
export async function saveDetails(ctx: Ctx, owner: Owner, change: DetailsChange): Promise<PaymentDetails> {
  const saved = { ...change, updated_at: ctx.now() };
  const row = await ctx.db
    .insertInto('payment_details')
    .values({ ...owner, ...saved })
    .onConflict((conflict) =>
      conflict.column(owner.user_id === null ? 'organization_id' : 'user_id').doUpdateSet(saved),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
  return present(row);
}

export function sealedDetailsOf(ctx: Ctx, userId: number) {
  return ctx.db
    .selectFrom('payment_details')
    .select(['express_phone_sealed', 'express_consented_at', 'refund_iban_sealed', 'updated_at'])
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteDetailsOf(ctx: Ctx, userId: number): Promise<void> {
  await ctx.db.deleteFrom('payment_details').where('user_id', '=', userId).execute();
}

function present({ express_consented_at: at, ...row }: DetailsRow): PaymentDetails {
  return { ...row, express_consented_at: at && at.toISOString() };
}
