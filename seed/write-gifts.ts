import type { NewGift } from '#contract/sales/orders/parts.ts';
import type { UserFacts } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { as, callsOf } from './acting.ts';
import { buy, type finder } from './buying.ts';

type Input = {
  operator: (days: number, time: string) => Ctx;
  find: ReturnType<typeof finder>;
  giver: UserFacts;
  /** One accepts, one declines and one has not answered yet. */
  friends: readonly UserFacts[];
};

/** A gift in each state, of courses that are followed alone. */
export async function writeGifts({ operator, find, giver, friends: [glad, declining, silent] }: Input): Promise<void> {
  if (!glad || !declining || !silent) throw new Error('Three friends get a gift.');
  const give = async (days: number, key: string, { friend, message }: { friend: UserFacts; message: string }) => {
    const requested = find(key);
    const [name = ''] = friend.name.split(' ');
    const gift: NewGift = { course_id: requested.course.id, email: friend.username, name, message, send_on: null };
    await buy(operator(days, '18:05'), giver, { wanted: [requested], gifts: [gift] });
    return linkTo(operator(days, '18:10'), friend);
  };
  const first = await give(-16, 'escrever-relatorios', {
    friend: glad,
    message: 'Para os teus relatórios. Depois conta-me!',
  });
  await callsOf(as(operator(-15, '20:30'), glad)).gifts.acceptGift({ data: [{ token: first }] });
  const second = await give(-12, 'gestao-do-tempo', { friend: declining, message: 'Um presente de anos.' });
  await callsOf(as(operator(-11, '08:15'), declining)).gifts.declineGift({ data: [{ token: second }] });
  await give(-3, 'reclamacoes', { friend: silent, message: '' });
}

/** Who has a gift finds its link in the email alone. */
async function linkTo(ctx: Ctx, { username }: UserFacts): Promise<string> {
  const mail = await ctx.db
    .selectFrom('mails')
    .select('body_text')
    .where('recipient', '=', username)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const token = /profile\/gifts\/([\w-]+)/.exec(mail?.body_text ?? '')?.[1];
  if (!token) throw new Error(`No gift was sent to ${username}.`);
  return token;
}
