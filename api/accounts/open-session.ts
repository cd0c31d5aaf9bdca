import type { Session } from '#contract/accounts.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { noteDevice } from './factors/note-device.ts';
import { familyEndsAt, refreshEndsAt } from './model/session-times.ts';
import { insertSession } from './session-store.ts';
import { findSelf } from './store.ts';
import { hashToken, newRefreshToken, signAccessToken } from './tokens.ts';

/** Starts a session for a user who has shown who it is. */
export async function openSession(ctx: Ctx, userId: number): Promise<Session> {
  const expiresAt = familyEndsAt(ctx.now());
  const refreshToken = newRefreshToken();
  const familyId = await insertSession(ctx, userId, {
    expiresAt,
    hash: hashToken(refreshToken),
    tokenExpiresAt: refreshEndsAt(ctx.now(), expiresAt),
  });
  await noteDevice(ctx, { userId, sessionId: familyId });
  return sessionOf(ctx, { userId, sessionId: familyId, refreshToken });
}

type Opened = { userId: number; sessionId: number; refreshToken: string };

/** The answer that carries a session's tokens [specification 3, User (session)]. Refuses `token_expired`. */
export async function sessionOf(ctx: Ctx, { userId, sessionId, refreshToken }: Opened): Promise<Session> {
  const self = await findSelf(ctx, userId);
  if (!self) throw new Refusal('token_expired');
  const token = await signAccessToken(ctx, { userId, sessionId });
  return { user: { ...self, token, refreshToken }, token, refreshToken };
}
