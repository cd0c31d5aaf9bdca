import type { Ctx } from '#api/shared/context.ts';
import { revokeFamilies } from './session-store.ts';
import { hashOf } from '#api/shared/secrets/seal.ts';

/** Accepts spent tokens, and reveals nothing about unknown ones. */
export async function signOut(ctx: Ctx, { refreshToken }: { refreshToken: string }): Promise<Record<string, never>> {
  await revokeFamilies(ctx, { tokenHash: hashOf(refreshToken) }, 'signed_out');
  return {};
}
