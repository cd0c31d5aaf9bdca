import { createHash } from 'node:crypto';
import { isEmailAddress } from '#contract/identity/values.ts';
import type { RequestedEmail } from '#contract/identity/recovery.ts';
import { ownPath } from '#contract/rules/own-path.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events.ts';
import { limitRate } from '#api/shared/rate-limit.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { insertRequestedEmail, type EmailKind } from './store.ts';

const anHour = 3_600;
const mostPerAddress = 3;
const mostPerPlace = 30;

/** Sends a new confirmation link for a sign-up that waits for one; nothing tells whether there is one. */
export function resendConfirmation(ctx: Ctx, requested: RequestedEmail): Promise<{ username: string }> {
  return lookUpByName(ctx, 'confirmation', requested);
}

/** Sends a link to choose a new password; nothing tells whether there is such an account. */
export function forgotPassword(ctx: Ctx, requested: RequestedEmail): Promise<{ username: string }> {
  return lookUpByName(ctx, 'recovery', requested);
}

async function lookUpByName(ctx: Ctx, kind: EmailKind, requested: RequestedEmail): Promise<{ username: string }> {
  const username = requested.username.trim().toLowerCase();
  await limitRate(ctx, `letters ${ctx.client.address}`, { most: mostPerPlace, withinSeconds: anHour });
  if (!isEmailAddress(username)) throw new Refusal('username_invalid', { field: 'username' });
  const bucket = `${kind} ${hashOf(username)} ${ctx.client.address}`;
  await limitRate(ctx, bucket, { most: mostPerAddress, withinSeconds: anHour });
  await inTransaction(ctx, (tx) => requestEmail(tx, { kind, username, redirect: requested.redirect }));
  return { username };
}

type Wanted = { kind: EmailKind; username: string; redirect: string | undefined };

/** Leaves the question whether there is such an account to the reaction: the call does the same for every address. */
export async function requestEmail(ctx: Ctx, { kind, username, redirect }: Wanted): Promise<void> {
  const wanted = { kind, username, locale: ctx.locale, redirect: ownPath(redirect) ?? null };
  await emit(ctx, 'letter_asked', { letter_id: await insertRequestedEmail(ctx, wanted) });
}

/** The address is personal; its hash counts as well. */
export function hashOf(username: string): string {
  return createHash('sha256').update(username).digest('base64url');
}
