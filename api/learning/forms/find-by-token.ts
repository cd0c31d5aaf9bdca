import type { Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { tokenHash } from './link-token.ts';
import { findLink, type Link } from './store/tokens.ts';

const limit = { most: 30, withinSeconds: 60 };

/**
 * Undefined for a token that opens nothing. Only those count in the rate of a network address: beside the answers of a
 * form, no address is ever written. Refuses `too_many_requests`.
 */
export async function findByToken(ctx: Ctx, token: string): Promise<Link | undefined> {
  const link = await findLink(ctx, tokenHash(token));
  if (!link) await limitRate(ctx, `form links from ${ctx.client.address}`, limit);
  return link;
}
