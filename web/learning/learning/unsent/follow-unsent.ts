import type { QueryClient } from '@tanstack/react-query';
import { currentSession } from '#web/shared/session/session-store.ts';

/** Sends what an earlier visit has left on the device, on whatever page this one begins. */
export async function followUnsent(client: QueryClient): Promise<void> {
  const session = currentSession();
  if (session.status !== 'user') return;
  const keys = Object.keys(localStorage);
  if (!keys.some((key) => key.startsWith('unsent_'))) return;
  const [{ outboxOf }, { sendCommits }] = await Promise.all([import('./outbox.ts'), import('./unsent-commit.ts')]);
  await Promise.all([outboxOf(client, session.user.id).flush(), sendCommits()]);
}
