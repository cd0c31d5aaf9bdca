import { type RawBuilder, sql } from 'kysely';
import type { Self, Session } from '#contract/people/identity/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { familyEndsAt, refreshEndsAt } from './model/session-times.ts';
import { hashOf, derivedKey, keyedHash } from '#api/shared/secrets/seal.ts';
import { findSelf } from './self-store.ts';
import { insertSession, isDisabled } from './session-store.ts';
import { newRefreshToken, signAccessToken } from './tokens.ts';
import { emitting } from '#api/shared/events/events.ts';
import { deviceOf, regionOf } from './factors/model/device-of.ts';

export async function openSession(ctx: Ctx, userId: number): Promise<Session> {
  return openSessionOf(ctx, await selfOf(ctx, userId));
}

/** As `openSession`, in one statement with what is written alongside. Refuses `account_disabled`, `token_expired`. */
export async function openSessionOf(ctx: Ctx, self: Self, alongside: RawBuilder<unknown>[] = []): Promise<Session> {
  const expiresAt = familyEndsAt(ctx.now());
  const refreshToken = newRefreshToken();
  const sessionId = await insertSession(ctx, self.id, {
    expiresAt,
    hash: hashOf(refreshToken),
    tokenExpiresAt: refreshEndsAt(ctx.now(), expiresAt),
    alongside: [recordingDevice(ctx, self.id), ...alongside],
  });
  if (sessionId === null) throw new Refusal((await isDisabled(ctx, self.id)) ? 'account_disabled' : 'token_expired');
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

/**
 * Records the device and the region of a sign-in, and emits an event when they are new, except for the very first. It
 * is a part of the `with` of the statement that inserts `family`.
 */
function recordingDevice(ctx: Ctx, userId: number): RawBuilder<unknown> {
  const { device, browser, system } = deviceOf(ctx.client.agent);
  const seen = [userId, device, browser, system, regionOf(ctx.client.address)].join(' ');
  const hash = keyedHash(seen, derivedKey(ctx.config, 'known device'));
  const news = sql`
    select jsonb_build_object('user_id', family.user_id, 'session_id', family.id)
    from family join device on device.user_id = family.user_id
    where exists (select 1 from known_devices where user_id = family.user_id)`;
  return sql`
    device as (
      insert into known_devices (user_id, device_hash, first_used_at)
      select user_id, ${hash}, ${ctx.now()}::timestamptz from family
      on conflict do nothing returning user_id),
    device_emitted as (${emitting(ctx, 'new_device_signed_in', news)})`;
}
