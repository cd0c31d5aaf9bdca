import { sessionInBrief } from '#api/accounts/index.ts';
import { inform, settleWarnings } from '#api/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Events } from '#api/shared/events.ts';
import { inTransaction } from '#api/shared/transaction.ts';

const myAccount = '/profile/my-account';

// The accounts slice writes its own letter about what must not wait for a reaction.
const isMailed = { mails: false };

export function tellSessionReused(ctx: Ctx, { user_id, session_id }: Events['session_reused']): Promise<void> {
  const subject = `session ${session_id}`;
  return inform(ctx, { user_id, kind: 'session_reused', subject, facts: {}, link: myAccount, ...isMailed });
}

/** Whoever has a new password has dealt with a stolen session. */
export function tellPasswordChanged(ctx: Ctx, { user_id }: Events['password_changed'], eventId: number): Promise<void> {
  const subject = `event ${eventId}`;
  return inTransaction(ctx, async (inside) => {
    await settleWarnings(inside, { kinds: ['session_reused'], user_id });
    await inform(inside, { user_id, kind: 'password_changed', subject, facts: {}, link: myAccount, ...isMailed });
  });
}

export function tellFactorChanged(
  ctx: Ctx,
  { user_id, change }: Events['factor_changed'],
  eventId: number,
): Promise<void> {
  const subject = `event ${eventId}`;
  return inform(ctx, { user_id, kind: 'factor_changed', subject, facts: { change }, link: myAccount });
}

export async function tellNewDevice(ctx: Ctx, { user_id, session_id }: Events['new_device_signed_in']): Promise<void> {
  const session = await sessionInBrief(ctx, session_id);
  if (!session) return;
  const device = [session.browser, session.system].filter((name) => name !== null).join(', ');
  const facts = { at: { moment: session.opened_at.toISOString() }, device: device || 'none' };
  const subject = `session ${session_id}`;
  await inform(ctx, { user_id, kind: 'new_device_signed_in', subject, facts, link: myAccount });
}

export function tellExportReady(ctx: Ctx, { user_id, until }: Events['export_ready'], eventId: number): Promise<void> {
  const told = { subject: `event ${eventId}`, facts: { until: { moment: until } } };
  return inform(ctx, { user_id, kind: 'export_ready', ...told, link: myAccount, ...isMailed });
}

export function tellAccountClosing(
  ctx: Ctx,
  { user_id, closes_at }: Events['account_closing'],
  eventId: number,
): Promise<void> {
  const told = { subject: `event ${eventId}`, facts: { on: { moment: closes_at } } };
  return inform(ctx, { user_id, kind: 'account_closing', ...told, link: myAccount, ...isMailed });
}

export function tellAccountKept(ctx: Ctx, { user_id }: Events['account_kept']): Promise<void> {
  return settleWarnings(ctx, { kinds: ['account_closing'], user_id });
}
