import { bearer, renewedBearer } from '#web/shared/session/session-store.ts';

type Requesting = { lastEventId: string | undefined; signal: AbortSignal };

/** Asks for the stream of events as the signed-in user; null when the session is over. */
export async function openEvents(address: string, requesting: Requesting): Promise<Response | null> {
  const token = await bearer();
  if (!token) return null;
  const response = await request(address, requesting, token);
  if (response.status !== 401) return response;
  const next = await renewedBearer(token);
  return next ? request(address, requesting, next) : null;
}

function request(address: string, { lastEventId, signal }: Requesting, token: string): Promise<Response> {
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
