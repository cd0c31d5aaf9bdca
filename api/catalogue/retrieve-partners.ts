import { textIn } from '#contract/basics.ts';
import type { Partner } from '#contract/catalogue.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Found } from '#api/shared/retrieval.ts';
import { listPartners, type PartnerAsk } from './store/partners.ts';

/** Partners by name, each with how many published courses it has. */
export async function retrievePartners(ctx: Ctx, ask: PartnerAsk): Promise<Found<Partner>> {
  const { rows, total } = await listPartners(ctx, ask);
  return { results: rows.map(({ about, ...row }) => ({ ...row, about: textIn(about, ctx.locale) })), total };
}
