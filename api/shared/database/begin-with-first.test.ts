import { PassThrough } from 'node:stream';
import type { PoolClient } from 'pg';
import { describe, expect, test } from 'vitest';
import { beginWithFirst } from './begin-with-first.ts';

describe('a transaction', () => {
  test('begins together with a first statement that reads', async () => {
    const { client, sent, answer } = someClient();
    await client.query('begin');
    expect(sent).toEqual([]);
    const read = client.query('select 1 from orders for no key update');
    expect(sent).toEqual(['begin', 'select 1 from orders for no key update']);
    answer(0);
    answer(1, { rows: ['found'] });
    expect(await read).toEqual({ rows: ['found'] });
    void client.query('select 2');
    expect(sent).toHaveLength(3);
  });

  test.each(['insert into orders default values', 'with made as (insert into orders default values) select 1'])(
    'begins before a first statement that writes: %s',
    async (text) => {
      const { client, sent, answer } = someClient();
      await client.query('begin');
      const stored = client.query(text);
      expect(sent).toEqual(['begin']);
      answer(0);
      await expect.poll(() => sent).toEqual(['begin', text]);
      answer(1);
      await stored;
    },
  );

  test('that could not begin writes nothing, and does not answer', async () => {
    const { client, sent, fail, answer } = someClient();
    await client.query('begin');
    const stored = client.query('delete from orders');
    fail(0);
    await expect(stored).rejects.toThrow('refused');
    await client.query('begin');
    const read = client.query('select 1');
    answer(2);
    fail(1);
    await expect(read).rejects.toThrow('refused');
    expect(sent).toEqual(['begin', 'begin', 'select 1']);
  });

  test('sends savepoints with the statement after them, and fails with them', async () => {
    const { client, sent, answer, fail } = someClient();
    await client.query('savepoint nested');
    const stored = client.query('insert into orders default values');
    expect(sent).toEqual(['savepoint nested', 'insert into orders default values']);
    answer(0);
    answer(1, { rows: ['made'] });
    expect(await stored).toEqual({ rows: ['made'] });
    await client.query('release savepoint nested');
    const ended = client.query('commit');
    expect(sent.slice(2)).toEqual(['release savepoint nested', 'commit']);
    fail(2);
    await expect(ended).rejects.toThrow('refused');
  });

  test.each(['commit', 'rollback'])('without statements sends nothing: %s', async (end) => {
    const { client, sent } = someClient();
    await client.query('begin');
    expect(await client.query(end)).toMatchObject({ command: end.toUpperCase() });
    expect(sent).toEqual([]);
  });
});

/** Answers the statements by their place. */
function someClient() {
  const sent: string[] = [];
  const pending: PromiseWithResolvers<unknown>[] = [];
  const own = {
    connection: { stream: new PassThrough() },
    query: (text: string) => {
      sent.push(text);
      const waiting = Promise.withResolvers<unknown>();
      pending.push(waiting);
      return waiting.promise;
    },
  };
  beginWithFirst(own as unknown as PoolClient);
  return {
    client: own,
    sent,
    answer: (place: number, rows: unknown = {}) => pending[place]?.resolve(rows),
    fail: (place: number) => pending[place]?.reject(new Error('refused')),
  };
}
