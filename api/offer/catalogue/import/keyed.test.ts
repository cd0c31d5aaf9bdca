import { describe, expect } from 'vitest';
import { test } from '#api/shared/testing/database.ts';
import { keyedOf } from './keyed.ts';

const reading = { columns: { title: 0, description: 1, modules: 2 }, currencies: {} };
const from = { reading, path: 'courses.csv', write: false };

describe('a row with a very long cell', () => {
  test('is read when the text of its HTML is short enough', async ({ ctx }) => {
    const description = `<p>Short</p><!--${'x'.repeat(150_000)}-->`;
    const keyed = await keyedOf(ctx, { line: 2, cells: ['Um', description, ''] }, from);
    expect(keyed).toMatchObject({ line: 2, draft: { description: 'Short' } });
  });

  test.for([
    ['description', 1, '<b>'.repeat(330_000)],
    ['modules', 2, '<div>'.repeat(100_000) + '</i>'.repeat(120_000)],
  ] as const)('is refused without the work of parsing its HTML: %s', async ([field, place, cell], { ctx }) => {
    const cells = ['Um', '', ''].with(place, cell);
    const kind = expect.stringContaining(`the ${field} is longer than`);
    expect(await keyedOf(ctx, { line: 2, cells }, from)).toMatchObject({ line: 2, problem: { kind } });
  });
});
