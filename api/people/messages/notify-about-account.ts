import { sessionSummary, userOfPerson } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Events } from '#api/shared/events/events.ts';
import { languageOf, textsFor } from '#api/shared/texts.ts';
import { inform } from './inform.ts';
import { settleWarnings } from './store/warnings.ts';

const myAccount = '/profile/my-account';

// The slice `identity` sends urgent emails itself.
const isMailed = { mails: false };

export function notifySessionReused(ctx: Ctx, { user_id, session_id }: Events['session_reused']): Promise<void> {
  const subject = `session ${session_id}`;
  return inform(ctx, { user_id, kind: 'session_reused', subject, facts: {}, link: myAccount, ...isMailed });
}

/** A new password settles the warning of a stolen session. */
export function notifyPasswordChanged(
  ctx: Ctx,
  { user_id }: Events['password_changed'],
  eventId: number,
): Promise<void> {
  const message = { subject: `event ${eventId}`, facts: {}, settles: { kinds: ['session_reused' as const], user_id } };
  return inform(ctx, { user_id, kind: 'password_changed', ...message, link: myAccount, ...isMailed });
}

export function notifyFactorChanged(
  ctx: Ctx,
  { user_id, change }: Events['factor_changed'],
  eventId: number,
): Promise<void> {
  const subject = `event ${eventId}`;
  return inform(ctx, { user_id, kind: 'factor_changed', subject, facts: { change }, link: myAccount });
}

export async function notifyNewDevice(
  ctx: Ctx,
  { user_id, session_id }: Events['new_device_signed_in'],
): Promise<void> {
  const session = await sessionSummary(ctx, session_id);
  if (!session) return;
  const device = [session.browser, session.system].filter((name) => name !== null).join(', ');
  const facts = { at: { moment: session.opened_at.toISOString() }, device: device || 'none' };
  const subject = `session ${session_id}`;
  await inform(ctx, { user_id, kind: 'new_device_signed_in', subject, facts, link: myAccount });
}

export function notifyExportReady(
  ctx: Ctx,
  { user_id, until }: Events['export_ready'],
  eventId: number,
): Promise<void> {
  const message = { subject: `event ${eventId}`, facts: { until: { moment: until } } };
  return inform(ctx, { user_id, kind: 'export_ready', ...message, link: myAccount, ...isMailed });
}

export function notifyAccountClosing(
  ctx: Ctx,
  { user_id, closes_at }: Events['account_closing'],
  eventId: number,
): Promise<void> {
  const message = { subject: `event ${eventId}`, facts: { on: { moment: closes_at } } };
  return inform(ctx, { user_id, kind: 'account_closing', ...message, link: myAccount, ...isMailed });
}

export function notifyClosingWithdrawn(ctx: Ctx, { user_id }: Events['account_kept']): Promise<void> {
  return settleWarnings(ctx, { kinds: ['account_closing'], user_id });
}

/** Names the fields, and never their values. */
export async function notifyPersonCorrected(
  ctx: Ctx,
  { person_id, fields }: Events['person_corrected'],
  eventId: number,
): Promise<void> {
  const user = await userOfPerson(ctx, person_id);
  if (!user) return;
  const text = Object.fromEntries(
    (['pt-PT', 'en-GB'] as const).map((locale) => {
      const words = textsFor(locale);
      return [languageOf(locale), fields.map((field) => words(`fields.${field}`)).join(', ')];
    }),
  );
  const message = { subject: `event ${eventId}`, facts: { fields: { text } } };
  await inform(ctx, { user_id: user.id, kind: 'data_corrected', ...message, link: myAccount });
}
