import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { isFreshProof } from './model/session-times.ts';
import { findProof } from './session-store.ts';

/**
 * Before what a borrowed session must not do: the user has shown in this session, by password or factor and within ten
 * minutes, who it is (domain 7; ASVS 7.5.1). Refuses `not_signed_in` and `reauthentication_required`, to which the front
 * office answers by asking for the password and repeating the call.
 */
export async function requireFreshSignIn(ctx: Ctx): Promise<void> {
  const { sessionId } = signedIn(ctx);
  const provenAt = await findProof(ctx, sessionId);
  if (!provenAt || !isFreshProof(provenAt, ctx.now())) throw new Refusal('reauthentication_required');
}
