import type { QueryClient } from '@tanstack/react-query';
import { isConnectionLost, onConnectionChange } from '../api/connection.ts';
import { currentSession, onSessionChange } from '../session/session-store.ts';

/** One per user, which goes on when the page changes, and is sent once the connection or its user is back. */
export function onePerUser<Made>(
  make: (client: QueryClient, userId: number) => Made,
  flush: (made: Made) => Promise<void>,
) {
  const all = new Map<number, Made>();
  return (client: QueryClient, userId: number): Made => {
    const match = all.get(userId);
    if (match) return match;
    const made = make(client, userId);
    const flushIfAble = () => {
      if (!isConnectionLost()) void flush(made);
    };
    onConnectionChange(flushIfAble);
    onSessionChange(flushIfAble);
    all.set(userId, made);
    return made;
  };
}

export function isSignedInAs(userId: number): boolean {
  const session = currentSession();
  return session.status === 'user' && session.user.id === userId;
}
