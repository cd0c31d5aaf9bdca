import type { RawBuilder } from 'kysely';
import type { Self, Session } from '#contract/people/identity/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { recordingDevice } from './factors/record-device.ts';
import { familyEndsAt, refreshEndsAt } from './model/session-times.ts';
import { hashOf } from '#api/shared/secrets/seal.ts';
import { findSelf } from './self-store.ts';
import { insertSession } from './session-store.ts';
import { newRefreshToken, signAccessToken } from './tokens.ts';

export async function openSession(ctx: Ctx, userId: number): Promise<Session> {
  return openSessionOf(ctx, await selfOf(ctx, userId));
}

/** As `openSession`, in one statement with what is written alongside. */
export async function openSessionOf(ctx: Ctx, self: Self, alongside: RawBuilder<unknown>[] = []): Promise<Session> {
  const expiresAt = familyEndsAt(ctx.now());
  const refreshToken = newRefreshToken();
  const sessionId = await insertSession(ctx, self.id, {
    expiresAt,
    hash: hashOf(refreshToken),
    tokenExpiresAt: refreshEndsAt(ctx.now(), expiresAt),
    alongside: [recordingDevice(ctx, self.id), ...alongside],
  });
  if (sessionId === null) throw new Refusal('token_expired');
  return withTokens(ctx, self, { sessionId, refreshToken });
}

type Opened = { sessionId: number; refreshToken: string };

/** The answer of specification 3, User (session). Refuses `token_expired`. */
export async function sessionOf(ctx: Ctx, { userId, ...opened }: Opened & { userId: number }): Promise<Session> {
  return withTokens(ctx, await selfOf(ctx, userId), opened);
}

async function selfOf(ctx: Ctx, userId: number): Promise<Self> {
  const self = await findSelf(ctx, userId);
  if (!self) throw new Refusal('token_expired');
  return self;
}

async function withTokens(ctx: Ctx, self: Self, { sessionId, refreshToken }: Opened): Promise<Session> {
  const token = await signAccessToken(ctx, { userId: self.id, sessionId });
  return { user: { ...self, token, refreshToken }, token, refreshToken };
}
