import type { UserWarning, Notification } from '#contract/messages.ts';
import { makeUser, signInAs, type MadeUser } from '#api/accounts/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asHouse } from '#api/shared/test-actors.ts';
import { askOf } from '#api/shared/retrieval.ts';
import { inform, type Message } from './inform.ts';
import { retrieveNotifications } from './retrieve-notifications.ts';
import { retrieveUserWarnings } from './retrieve-user-warnings.ts';

type Given = Partial<Message> & { user?: MadeUser };

export type MadeMessage = { user: MadeUser; own: Ctx; warning: UserWarning; notification: Notification };

let subjects = 0;

/** A new user who is told that an order awaits payment: by warning, notification and mail. */
export async function makeMessage(ctx: Ctx, { user: given, ...told }: Given = {}): Promise<MadeMessage> {
  const user = given ?? (await makeUser(ctx));
  subjects += 1;
  await inform(asHouse(ctx), {
    user_id: user.id,
    kind: 'order_placed',
    subject: `order ${subjects}`,
    facts: orderFacts,
    link: '/payment/1/2',
    ...told,
  });
  const own = await signInAs(ctx, user);
  const { results: warnings } = await retrieveUserWarnings(own, askOf({ filter: { user_id: user.id } }));
  const { results: notes } = await retrieveNotifications(own, askOf({ filter: { recipient_id: user.person_id } }));
  const [warning] = warnings;
  const [notification] = notes;
  if (!warning || !notification) throw new Error('Nobody was told.');
  return { user, own, warning, notification };
}

export const orderFacts: Message['facts'] = {
  number: 'M-2026-000123',
  total: { money: { amount_minor: 4_500_000, symbol: 'AOA' } },
  until: { moment: '2026-11-24T11:30:00Z' },
};
