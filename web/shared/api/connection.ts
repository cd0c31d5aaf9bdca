import { storedMark } from '../session/stored-mark.ts';
import { makeStore } from '../store.ts';

/** A lost connection is retried twice, a second apart, then fails as ConnectionFailure [specification 7]. */
const reSends = 2;
const reSendAfterMs = 1_000;

export class ConnectionFailure extends Error {
  /** Without a network the device never has it. */
  needsNetwork = false;

  constructor() {
    super('ConnectionFailure');
  }
}

export const { get: isConnectionLost, set: setConnectionLost, subscribe: onConnectionChange } = makeStore(false);

export type Send = (request: Request) => Promise<Response>;

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

/**
 * Decided by status and message of the answer, whatever its HTTP status [specification 7]. A command with an unknown
 * outcome is safe to resend: its idempotency key prevents a second execution.
 */
async function isConnectionFailure(response: Response, request: Request): Promise<boolean> {
  if (!response.headers.get('content-type')?.includes('json')) return false;
  const text = await response
    .clone()
    .text()
    .catch((error: unknown) => {
      if (request.signal.aborted) throw error;
      return null;
    });
  // The connection was lost in the middle of the answer.
  if (text === null) return true;
  // Most answers are not parsed twice.
  if (!/"(ConnectionFailure|outcome_unknown)"/.test(text)) return false;
  const { status, message, errors } = parsed(text);
  if (status !== 'error') return false;
  const isUnknown = errors?.[0]?.code === 'outcome_unknown' && request.headers.has('idempotency-key');
  return message === 'ConnectionFailure' || isUnknown;
}

type Reported = { status?: unknown; message?: unknown; errors?: { code?: unknown }[] };

function parsed(text: string): Reported {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
