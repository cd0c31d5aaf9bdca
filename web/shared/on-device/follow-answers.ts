import type { QueryClient, Query } from '@tanstack/react-query';
import { ConnectionFailure, isConnectionLost, onConnectionChange } from '../api/connection.ts';
import { currentSession, onSessionChange, type Session } from '../session/session-store.ts';
import { ageOf, dropAge } from './ages.ts';
import { removeEverything } from './device-database.ts';
import { answerFromDevice } from './or-stored.ts';
import { dropComingWeeks, storeComingWeeks } from './store-coming-weeks.ts';
import { claimDevice, storeAnswer } from './stored-answers.ts';

/** Stores what the pages of a signed-in person load, and removes it with the session, in every tab. */
export function followStoredAnswers(client: QueryClient): void {
  if (!('indexedDB' in window)) return;
  answerFromDevice();
  // While the browser says that it is offline, queries would wait for the network instead of being answered.
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, networkMode: 'always' } });
  const cache = client.getQueryCache();
  const store = (query: Query) => {
    const { data, dataUpdatedAt } = query.state;
    if (data === undefined || isConnectionLost()) return;
    dropAge(data);
    settle(storeAnswer(query.queryKey, data, dataUpdatedAt));
    settle(storeComingWeeks(query.queryKey));
  };
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') store(event.query);
  });
  onSessionChange(() => settle(follow(currentSession())));
  onConnectionChange(() => {
    if (!isConnectionLost()) settle(loadAgain(client));
  });
  settle(follow(currentSession()).then(() => cache.getAll().forEach(store)));
}

async function follow(session: Session): Promise<void> {
  if (session.status === 'user') await claimDevice(session.user);
  if (session.status !== 'guest') return;
  dropComingWeeks();
  await removeEverything();
}

/** What pages show from the device is loaded once the network is back. */
async function loadAgain(client: QueryClient): Promise<void> {
  await client.refetchQueries({ predicate: ({ state }) => ageOf(state.data) !== undefined });
}

/** Reading offline is an extra: nothing else may fail with it. */
function settle(work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    if (!(error instanceof ConnectionFailure)) console.warn(error);
  });
}
