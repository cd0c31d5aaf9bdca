import type { Ctx } from '#api/shared/context.ts';
import { revokeFamilies } from './session-store.ts';
import { hashToken } from './tokens.ts';

/** Ends the session of a refresh token, spent or not. Says nothing of tokens that it does not know. */
export async function signOut(ctx: Ctx, { refreshToken }: { refreshToken: string }): Promise<Record<string, never>> {
  await revokeFamilies(ctx, { tokenHash: hashToken(refreshToken) }, 'signed_out');
  return {};
}
