import type { UserWarning, Notification } from '#contract/messages/calls.ts';
import { makeUser, signInAs, type MadeUser } from '#api/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/test-actors.ts';
import { queryOf } from '#api/shared/retrieval.ts';
import { inform, type Message } from './inform.ts';
import { retrieveNotifications } from './retrieve-notifications.ts';
import { retrieveUserWarnings } from './retrieve-user-warnings.ts';
export { wordMessage } from './word-message.ts';

type Given = Partial<Message> & { user?: MadeUser };

export type MadeMessage = { user: MadeUser; own: Ctx; warning: UserWarning; notification: Notification };

let subjects = 0;

/** A new user with a warning, a notification and an email about an unpaid order. */
export async function makeMessage(ctx: Ctx, { user: given, ...overrides }: Given = {}): Promise<MadeMessage> {
  const user = given ?? (await makeUser(ctx));
  subjects += 1;
  await inform(asSystem(ctx), {
    user_id: user.id,
    kind: 'order_placed',
    subject: `order ${subjects}`,
    facts: orderFacts,
    link: '/payment/1/2',
    ...overrides,
  });
  const own = await signInAs(ctx, user);
  const { results: warnings } = await retrieveUserWarnings(own, queryOf({ filter: { user_id: user.id } }));
  const { results: notes } = await retrieveNotifications(own, queryOf({ filter: { recipient_id: user.person_id } }));
  const [warning] = warnings;
  const [notification] = notes;
  if (!warning || !notification) throw new Error('Nothing was created.');
  return { user, own, warning, notification };
}

export const orderFacts: Message['facts'] = {
  number: 'M-2026-000123',
  total: { money: { amount_minor: 4_500_000, symbol: 'AOA' } },
  until: { moment: '2026-11-24T11:30:00Z' },
};
