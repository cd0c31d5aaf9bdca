import { storedMark } from '../session/stored-mark.ts';

/** [specification 7]: a lost connection is tried again twice, a second apart, then fails as ConnectionFailure. */
export const reSends = 2;
export const reSendAfterMs = 1_000;

export class ConnectionFailure extends Error {
  constructor() {
    super('ConnectionFailure');
  }
}

let isLost = false;
const listeners = new Set<() => void>();

export function isConnectionLost(): boolean {
  return isLost;
}

export function setConnectionLost(next: boolean): void {
  if (isLost === next) return;
  isLost = next;
  for (const listener of listeners) listener();
}

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Send = (request: Request) => Promise<Response>;

export async function sendPersistently(request: Request, send: Send = fetch): Promise<Response> {
  for (let sent = 0; ; sent += 1) {
    const response = await send(request.clone()).catch((error: unknown) => {
      if (request.signal.aborted) throw error;
      return null;
    });
    if (response && !(await isConnectionFailure(response, request))) {
      setConnectionLost(response.headers.has(storedMark));
      return response;
    }
    if (sent === reSends) {
      setConnectionLost(true);
      throw new ConnectionFailure();
    }
    await new Promise((resolve) => setTimeout(resolve, reSendAfterMs));
  }
}

/** A command whose outcome is not known is safe to send again: it carries the key under which it is done once. */
async function isConnectionFailure(response: Response, request: Request): Promise<boolean> {
  if (response.status !== 503) return false;
  const { message, errors } = Object(
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  const isUnknown = errors?.[0]?.code === 'outcome_unknown' && request.headers.has('idempotency-key');
  return message === 'ConnectionFailure' || isUnknown;
}
