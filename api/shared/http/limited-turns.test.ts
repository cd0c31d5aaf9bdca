import { expect, test, vi } from 'vitest';
import { announceBusy } from '../database/announce-busy.ts';
import { DatabaseBusy } from '../database/database-away.ts';
import { limitedTurns } from './limited-turns.ts';

test('turns are limited, and those that wait are served in order', async () => {
  const { take } = limitedTurns(1);
  const served: string[] = [];
  const end = await take(0);
  const serve = async (name: string) => {
    const endTurn = await take(60_000);
    served.push(name);
    endTurn();
  };
  const [first, second] = [serve('first'), serve('second')];
  end();
  await Promise.all([first, second]);
  expect(served).toEqual(['first', 'second']);
});

test('who waited in vain takes no turn from the others', async () => {
  const { take } = limitedTurns(1);
  const end = await take(0);
  await expect(take(1)).rejects.toThrow(DatabaseBusy);
  end();
  const again = await take(0);
  again();
});

test('a busy pool is logged once a minute, with the number of those that waited in vain', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let now = 0;
  const announce = announceBusy(() => now);
  for (let second = 0; second <= 60; second += 1) {
    now = second * 1_000;
    announce(new DatabaseBusy(10, 5_000));
  }
  const messages = log.mock.calls.map(([line]) => JSON.parse(String(line)).message);
  const busy = 'All 10 connections to the database are in use; one was waited for 5 s.';
  expect(messages).toEqual([`${busy} In vain: 1.`, `${busy} In vain: 60.`]);
  log.mockRestore();
});
