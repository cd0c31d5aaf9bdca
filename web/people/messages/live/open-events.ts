import { bearer, renewedBearer } from '#web/shared/session/session-store.ts';

type StreamRequest = { lastEventId: string | undefined; signal: AbortSignal };

export async function openEvents(address: string, streamRequest: StreamRequest): Promise<Response | null> {
  const token = await bearer();
  if (!token) return null;
  const response = await request(address, streamRequest, token);
  if (response.status !== 401) return response;
  const next = await renewedBearer(token);
  return next ? request(address, streamRequest, next) : null;
}

function request(address: string, { lastEventId, signal }: StreamRequest, token: string): Promise<Response> {
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
