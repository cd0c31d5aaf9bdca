import { describe, expect, test } from 'vitest';
import { systemSender, turnsBySender } from './turns-by-sender.ts';

type Sent = [name: string, sender: string];

/** Runs the pieces, which end in the order of their turns. `later` are sent while the first runs. */
async function orderOf(sent: Sent[], later: Sent[] = []): Promise<string[]> {
  const inTurn = turnsBySender({ mostSenders: 3, mostOfOne: 8 });
  const order: string[] = [];
  const send = ([name, sender]: Sent) =>
    inTurn(sender, async () => {
      order.push(name);
      await new Promise(setImmediate);
    });
  const first = sent.map(send);
  await Promise.resolve();
  await Promise.all([...first, ...later.map(send)]);
  return order;
}

const work = () => new Promise(setImmediate);

const many = (sender: string, count: number): Sent[] =>
  Array.from({ length: count }, (_, at) => [`${sender}${at + 1}`, sender]);

describe('pieces of work', () => {
  test('of one sender run in their order', async () => {
    expect(await orderOf(many('eva', 3))).toEqual(['eva1', 'eva2', 'eva3']);
  });

  test('of another sender wait for one of them at most', async () => {
    expect(await orderOf(many('eva', 5), [['rui1', 'rui']])).toEqual(['eva1', 'rui1', 'eva2', 'eva3', 'eva4', 'eva5']);
  });

  test('of several senders run in turns', async () => {
    const order = await orderOf([...many('eva', 3), ...many('rui', 2)], [['ana1', 'ana']]);
    expect(order).toEqual(['eva1', 'rui1', 'ana1', 'eva2', 'rui2', 'eva3']);
  });

  test('are refused to a sender with too many, and to a sender too many, but not to the system', async () => {
    const inTurn = turnsBySender({ mostSenders: 2, mostOfOne: 1 });
    const sent = ['eva', 'eva', 'eva', 'rui', 'ana', systemSender].map((sender) => inTurn(sender, work));
    const answers = await Promise.allSettled(sent);
    const codes = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'done'));
    expect(codes).toEqual(['done', 'done', 'too_many_requests', 'done', 'server_busy', 'done']);
    await inTurn('ana', work);
  });

  test('that fail end their turn', async () => {
    const inTurn = turnsBySender({ mostSenders: 2, mostOfOne: 1 });
    const failing = inTurn('eva', () => Promise.reject(new Error('damaged')));
    const next = inTurn('rui', () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('damaged');
    expect(await next).toBe('done');
  });
});
