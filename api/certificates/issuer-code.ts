import type { Ctx } from '#api/shared/context.ts';
import { codesFor } from './model/issuer-code.ts';

/** The code that a partner's certificates start with: its own from the first one on, even if it changes its name. */
export async function issuerCodeOf(ctx: Ctx, partner: { id: number; name: string } | null): Promise<string> {
  const known = await knownCode(ctx, partner?.id ?? null);
  if (known) return known;
  if (!partner) throw new Error('The operator has no issuer code.');
  for (const code of codesFor(partner.name)) {
    await ctx.db
      .insertInto('certificate_issuers')
      .values({ code, partner_id: partner.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // Either ours, or one that another certificate of this partner took meanwhile; else the code is somebody else's.
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
