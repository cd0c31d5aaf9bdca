import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { isFreshProof } from './model/session-times.ts';
import { findProof } from './session-store.ts';

/**
 * The user has to have proved their identity in this session within ten minutes, by password or factor (domain 7; ASVS
 * 7.5.1). Refuses `not_signed_in` and `reauthentication_required`; the front office then asks for the password and
 * repeats the call. A token of a program is refused with `token_not_accepted`.
 */
export async function requireFreshSignIn(ctx: Ctx): Promise<void> {
  const { sessionId, token } = signedIn(ctx);
  if (token) throw new Refusal('token_not_accepted');
  const provenAt = await findProof(ctx, sessionId);
  if (!provenAt || !isFreshProof(provenAt, ctx.now())) throw new Refusal('reauthentication_required');
}
