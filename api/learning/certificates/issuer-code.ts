import type { Ctx } from '#api/shared/context.ts';
import { codesFor } from './model/issuer-code.ts';

/** The first part of the partner's certificate numbers, which stays when the partner changes its name. */
export async function issuerCodeOf(ctx: Ctx, partner: { id: number; name: string } | null): Promise<string> {
  const existing = await knownCode(ctx, partner?.id ?? null);
  if (existing) return existing;
  if (!partner) throw new Error('The operator has no issuer code.');
  for (const code of codesFor(partner.name)) {
    await ctx.db
      .insertInto('certificate_issuers')
      .values({ code, partner_id: partner.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // A concurrent certificate of this partner may have taken a code; otherwise the code belongs to another partner.
    const taken = await knownCode(ctx, partner.id);
    if (taken) return taken;
  }
  throw new Error(`There is no code left for ${partner.name}.`);
}

async function knownCode(ctx: Ctx, partnerId: number | null): Promise<string | undefined> {
  const query = ctx.db.selectFrom('certificate_issuers').select('code');
  const row = await (
    partnerId === null ? query.where('partner_id', 'is', null) : query.where('partner_id', '=', partnerId)
  ).executeTakeFirst();
  return row?.code;
}
