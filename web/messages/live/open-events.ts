import { bearer, renewedBearer } from '#web/shared/session-store.ts';

type Asking = { lastEventId: string | undefined; signal: AbortSignal };

/** Asks for the stream of events as the signed-in user; null when the session is over. */
export async function openEvents(address: string, asking: Asking): Promise<Response | null> {
  const token = await bearer();
  if (!token) return null;
  const response = await ask(address, asking, token);
  if (response.status !== 401) return response;
  const next = await renewedBearer(token);
  return next ? ask(address, asking, next) : null;
}

function ask(address: string, { lastEventId, signal }: Asking, token: string): Promise<Response> {
  return fetch(address, {
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(lastEventId && { 'last-event-id': lastEventId }),
    },
    cache: 'no-store',
    signal,
  });
}
