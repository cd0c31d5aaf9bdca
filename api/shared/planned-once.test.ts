import { describe, expect, test } from 'vitest';
import type { PoolClient } from 'pg';
import { nameStatements } from './planned-once.ts';

const mark = '/* planned once */';

describe('a connection', () => {
  test('gives a statement that is planned once the same name whatever is asked for', () => {
    const { ask, asked } = connect();
    ask(`${mark} select $1`, [1]);
    ask(`${mark} select $1`, [2]);
    ask(`${mark} select $1, $2`, [1, 2]);
    const [one, again, other] = asked;
    expect(one).toEqual([{ name: expect.stringMatching(/^planned \d+$/), text: `${mark} select $1`, values: [1] }]);
    expect(again).toEqual([{ ...Object(one?.[0]), values: [2] }]);
    expect(Object(other?.[0]).name).not.toBe(Object(one?.[0]).name);
  });

  test('leaves every other statement as it is', () => {
    const { ask, asked } = connect();
    ask('select $1', [1]);
    expect(asked).toEqual([['select $1', [1]]]);
  });

  test('keeps no more plans than it can bear', () => {
    const { ask, asked } = connect();
    for (let number = 0; number < 300; number++) ask(`${mark} select ${number}`, []);
    const named = asked.filter(([statement]) => typeof statement === 'object');
    expect(named.length).toBeLessThanOrEqual(200);
  });
});

function connect() {
  const asked: unknown[][] = [];
  const client = { query: (...values: unknown[]) => asked.push(values) };
  nameStatements(client as unknown as PoolClient);
  return { asked, ask: (text: string, values: unknown[]) => client.query(text, values) };
}
