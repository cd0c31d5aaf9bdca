import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { scormModes } from '#contract/learning/learning/values.ts';
import { hourMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';

const slotHours = 4;

/** `expires` is in seconds since the epoch. */
type Expiring = { expires: number };
type Kind<G extends Expiring> = { purpose: string; schema: z.ZodType<G> };

/** Both ids are null for a preview that a guest opens. */
const Holder = z.object({ enrollment_id: z.int().nullable(), user_id: z.int().nullable() });
export type Holder = z.infer<typeof Holder>;

export const packageGrant = {
  purpose: 'package',
  /** `in_window` for a player outside the sandbox of the front office's frame. */
  schema: Holder.extend({ sha256: z.string(), expires: z.int(), in_window: z.literal(true).optional() }),
};

export const fileGrant = { purpose: 'file', schema: Holder.extend({ id: z.int(), expires: z.int() }) };

export const launchGrant = {
  purpose: 'launch',
  schema: z.object({
    package_id: z.int(),
    item: z.string(),
    mode: z.enum(scormModes),
    attempt_id: z.int().nullable(),
    nonce: z.string(),
    expires: z.int(),
  }),
};
export type LaunchGrant = z.infer<typeof launchGrant.schema>;

export function signGrant<G extends Expiring>(ctx: Ctx, { purpose }: Kind<G>, grant: G): string {
  const text = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${text}.${seal(ctx, purpose, text).toString('base64url')}`;
}

/** Null for a token that is forged, expired, or of another purpose. */
export function readGrant<G extends Expiring>(ctx: Ctx, { purpose, schema }: Kind<G>, token: string): G | null {
  const [text = '', signature = ''] = token.split('.');
  const input = Buffer.from(signature, 'base64url');
  const expected = seal(ctx, purpose, text);
  if (input.length !== expected.length || !timingSafeEqual(input, expected)) return null;
  const read = schema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return read.success && read.data.expires * 1000 > ctx.now().getTime() ? read.data : null;
}

function seal(ctx: Ctx, purpose: string, text: string): Buffer {
  return createHmac('sha256', ctx.config.secret).update(`content ${purpose} ${text}`).digest();
}

/** At most eight hours [domain 6]. */
export function launchExpiry(now: Date): number {
  return Math.floor((now.getTime() + 2 * slotHours * hourMs) / 1000);
}

/** Four to eight hours ahead, and constant within four hours, so that browsers can cache. */
export function assetExpiry(now: Date): number {
  const slot = slotHours * hourMs;
  return ((Math.floor(now.getTime() / slot) + 2) * slot) / 1000;
}
