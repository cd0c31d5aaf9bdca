import { expect, test, vi } from 'vitest';

test('a query that failed before the session began is answered by what the session brought', async () => {
  // The session of other tests in this process may have begun.
  vi.resetModules();
  const { setSession } = await import('../session/session-store.ts');
  const { answerSource } = await import('./answer-source.ts');
  const { ConnectionFailure } = await import('./connection.ts');
  const early = answerSource.answer(['course'], () => Promise.reject(new ConnectionFailure()));
  const refused = answerSource.answer(['course'], () => Promise.reject(new Error('refused')));
  await expect(refused, 'Only a lost connection waits for the session').rejects.toThrow('refused');
  const server = answerSource.answer;
  // The device has the type of what was asked.
  answerSource.answer = async <Answer>(key: readonly unknown[]) => `${String(key[0])} of the device` as Answer;
  setSession({ status: 'guest' });
  await expect(early).resolves.toBe('course of the device');

  answerSource.answer = server;
  const later = answerSource.answer(['course'], () => Promise.reject(new ConnectionFailure()));
  await expect(later, 'Nothing else answers').rejects.toThrow(ConnectionFailure);
});
