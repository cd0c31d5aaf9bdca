import type { Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { keyedHash, keyFor } from '../seal.ts';
import { insertDevice } from './factor-store.ts';
import { deviceOf, regionOf } from './model/device-of.ts';

type Opened = { userId: number; sessionId: number };

/** Remembers with what and from where a user signs in, and tells when it is new; the very first is no news. */
export async function noteDevice(ctx: Ctx, { userId, sessionId }: Opened): Promise<void> {
  const { device, browser, system } = deviceOf(ctx.client.agent);
  const seen = [userId, device, browser, system, regionOf(ctx.client.address)].join(' ');
  const hash = keyedHash(seen, keyFor(ctx.config.secret, 'known device'));
  const { isUnknown } = await insertDevice(ctx, userId, hash);
  if (isUnknown) await tell(ctx, 'new_device_signed_in', { user_id: userId, session_id: sessionId });
}
