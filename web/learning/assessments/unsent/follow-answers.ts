import type { QueryClient } from '@tanstack/react-query';
import { currentSession } from '#web/shared/session/session-store.ts';

/** Sends the answers that an earlier visit has left on the device, on whatever page this one begins. */
export async function followAnswers(client: QueryClient): Promise<void> {
  const session = currentSession();
  if (session.status !== 'user') return;
  if (!Object.keys(localStorage).some((key) => key.startsWith('unsent_answers_'))) return;
  const { answerOutboxOf } = await import('./answer-outbox.ts');
  await answerOutboxOf(client, session.user.id).outbox.flush();
}
