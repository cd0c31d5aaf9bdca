import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { emitting } from '#api/shared/events/events.ts';
import { derivedKey, keyedHash } from '#api/shared/secrets/seal.ts';
import { deviceOf, regionOf } from './model/device-of.ts';

/**
 * Records the device and the region of a sign-in, and emits an event when they are new, except for the very first. It
 * is a part of the `with` of the statement that inserts `family`.
 */
export function recordingDevice(ctx: Ctx, userId: number): RawBuilder<unknown> {
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
