import { isEmailAddress } from '#contract/people/identity/values.ts';
import type { RequestedEmail } from '#contract/people/identity/recovery.ts';
import { ownPath } from '#contract/rules/own-path.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { hashOf } from '#api/shared/secrets/seal.ts';
import { insertRequestedEmail, type EmailKind } from './store.ts';

const mostPerAddress = 3;
const mostPerPlace = 30;

export function resendConfirmation(ctx: Ctx, input: RequestedEmail): Promise<{ username: string }> {
  return requestLimited(ctx, 'confirmation', input);
}

export function forgotPassword(ctx: Ctx, input: RequestedEmail): Promise<{ username: string }> {
  return requestLimited(ctx, 'recovery', input);
}

async function requestLimited(ctx: Ctx, kind: EmailKind, input: RequestedEmail): Promise<{ username: string }> {
  const username = input.username.trim().toLowerCase();
  await limitRate(ctx, `letters ${ctx.client.address}`, { most: mostPerPlace, withinSeconds: 3_600 });
  if (!isEmailAddress(username)) throw new Refusal('username_invalid', { field: 'username' });
  const bucket = `${kind} ${hashOf(username)} ${ctx.client.address}`;
  await limitRate(ctx, bucket, { most: mostPerAddress, withinSeconds: 3_600 });
  await inTransaction(ctx, (tx) => requestEmail(tx, { kind, username, redirect: input.redirect }));
  return { username };
}

type Query = { kind: EmailKind; username: string; redirect: string | undefined };

/** Whether the account exists is looked up by the reaction, so that the call does the same work for every address. */
export async function requestEmail(ctx: Ctx, { kind, username, redirect }: Query): Promise<void> {
  const requested = { kind, username, locale: ctx.locale, redirect: ownPath(redirect) ?? null };
  await emit(ctx, 'letter_asked', { letter_id: await insertRequestedEmail(ctx, requested) });
}
