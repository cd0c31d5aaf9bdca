import { describe, expect } from 'vitest';
import { test } from '#api/shared/testing/database.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { answer, makeSent } from './make.ts';

describe('two tabs that submit one link', () => {
  test('store one response, and one of them is refused', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    const { tokens } = await makeSent(guest, { people: 6 });
    for (const token of tokens) {
      const tabs = [0, 1, 2, 3].map((tab) => answer(asOther(guest, tab), token, { overall: tab + 2, why: 'x' }));
      const settled = await Promise.allSettled(tabs);
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    const responses = await guest.db.selectFrom('form_responses').select('is_counted').execute();
    expect(responses.filter(({ is_counted }) => is_counted)).toHaveLength(5);
    expect(responses).toHaveLength(6);
  });

  test('stop at the maximum of the form', async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    const { tokens } = await makeSent(guest, { people: 8, max_responses: 3 });
    await Promise.allSettled(tokens.map((token, place) => answer(asOther(guest, place), token)));
    expect(await guest.db.selectFrom('form_responses').select('id').execute()).toHaveLength(3);
  });
});
