import type { UserWarning, Notification } from '#contract/people/messages/calls.ts';
import { makeUser, signInAs, type MadeUser } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import type { MessageKind } from '#contract/index.ts';
import type { Facts, FactsOf } from './store/facts.ts';
import { inform, type Message } from './inform.ts';
import { retrieveNotifications } from './retrieve-notifications.ts';
import { retrieveUserWarnings } from './retrieve-user-warnings.ts';
export { codes, typedByStaff } from './model/typed-facts.ts';
export { wordMessage } from './word-message.ts';

export { answerContactMessage, closeContactMessage, reopenContactMessage } from './contact/contact-messages.ts';
export { discardMail, resendMail } from './contact/unsent-mails.ts';
export { updateNotificationConfigurations as configureNotifications } from './configure-notifications.ts';
export { createContactMessage } from './create-contact-message.ts';

type Input = Partial<Message<'order_placed'>> & { user?: MadeUser };

export type MadeMessage = { user: MadeUser; own: Ctx; warning: UserWarning; notification: Notification };

let subjects = 0;

/** A new user with a warning, a notification and an email about an unpaid order. */
export async function makeMessage(ctx: Ctx, { user: input, ...overrides }: Input = {}): Promise<MadeMessage> {
  const user = input ?? (await makeUser(ctx));
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

export const orderFacts = {
  number: 'M-2026-000123',
  total: { money: { amount_minor: 4_500_000, symbol: 'AOA' } },
  until: { moment: '2026-11-24T11:30:00Z' },
  desk: 'no',
  address: '',
  hours: '',
  approval: 'no',
  coupon: 'none',
  discount: '',
  free: 'no',
  service: 'no',
};

/** A value of each fact that the text of some kind has. */
export const everyFact: FactsOf<MessageKind> & Facts = {
  ...orderFacts,
  course: { text: { pt: 'Curso', 'en-GB': 'Course' } },
  class: 'HM-1',
  kind: 'courses',
  document: 'Documento de identificação',
  person: 'Ana Conceição',
  sender: 'Domingos Kiala',
  text: 'Tragam calculadora.',
  type: 'satisfaction_survey',
  at: { moment: '2026-11-24T11:30:00Z' },
  fields: { text: { pt: 'Telefone', 'en-GB': 'Phone number' } },
  on: { moment: '2026-12-24T11:30:00Z' },
  start: { moment: '2026-11-24T11:30:00Z' },
  was: { moment: '2026-11-23T11:30:00Z' },
  ahead: 'hour',
  count: 1,
  enrolled: 2,
  queues: { text: { pt: 'Reembolsos: 2.', 'en-GB': 'Refunds: 2.' } },
  minimum: 6,
  name: 'Marlene Capita',
  organization: 'Construções Kalunga, Lda.',
  reason: 'Porque sim.',
  change: 'totp_added',
  device: 'Firefox',
  coupon: 'VERAO-10',
  discount: { money: { amount_minor: 450_000, symbol: 'AOA' } },
  free: 'no',
  service: 'no',
  whose: 'own',
  why: 'by_buyer',
  keeps: 'yes',
  known: 'yes',
  open: 'yes',
  dated: 'yes',
  placed: 'yes',
  place: 'Luanda',
  outcome: 'passed',
  status: 'canceled',
  account: 'ready',
  case: '7',
  what: 'too_little',
  ordered: 'yes',
  readable: 'yes',
  reclaimed: 'no',
  reserved: 'no',
  stage: 'late',
  state: 'refunding',
  received: { money: { amount_minor: 1_000_000, symbol: 'AOA' } },
  due: { money: { amount_minor: 4_500_000, symbol: 'AOA' } },
  missing: { money: { amount_minor: 3_500_000, symbol: 'AOA' } },
  refused: 'no',
  declined: 'no',
  given: 'no',
  left: 'no',
  amount: { money: { amount_minor: 4_500_000, symbol: 'AOA' } },
  from: { money: { amount_minor: 4_500_000, symbol: 'AOA' } },
  to: { money: { amount_minor: 4_000_000, symbol: 'AOA' } },
};

export { wordMail } from './word-mail.ts';
