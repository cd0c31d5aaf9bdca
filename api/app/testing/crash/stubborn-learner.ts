import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '#fixtures/seeded-random.ts';

export type Acknowledged = Record<string, unknown>;
export type Send = (address: string, body: object, isSigned?: boolean) => Promise<Acknowledged>;
type Answered = { status: number; code?: string | undefined; acknowledged?: Acknowledged | undefined };
type Request = { body: object; isSigned: boolean; key: string };

/** Statuses and codes after which a browser sends the same call again. */
const passing = new Set([401, 408, 425, 429]);
const unsettled = new Set(['request_under_way', 'outcome_unknown']);

/**
 * Sends each call until the server acknowledges it, as the outbox of the browser does: with the same key at once, and
 * with another one after a reload. Throws when the server refuses it.
 */
export function stubbornly(url: string, { token, random }: { token: string; random: Random }) {
  const counts = { sent: 0, unanswered: 0 };

  function sendOnce(address: string, { body, isSigned, key }: Request): Promise<Answered> {
    const [method = 'POST', path = ''] = address.split(' ');
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(isSigned && { authorization: `Bearer ${token}` }),
    };
    counts.sent += 1;
    return answerTo(`${url}/api${path}`, { method, headers, body: JSON.stringify(body) });
  }

  const send: Send = async (address, body, isSigned = true) => {
    for (let key = randomUUID(); ; await wait(20 + random.below(60))) {
      const answer = await sendOnce(address, { body, isSigned, key });
      if (answer.acknowledged) return answer.acknowledged;
      if (isRefused(answer)) throw new Error(`${address} was refused: ${answer.status} ${answer.code}`);
      counts.unanswered += 1;
      if (random.chance(0.3)) key = randomUUID();
    }
  };
  return { send, counts };
}

/** Status 0 without an answer. */
async function answerTo(url: string, request: RequestInit): Promise<Answered> {
  try {
    const response = await fetch(url, request);
    const { data, errors } = await response.json();
    return { status: response.status, code: errors?.[0]?.code, acknowledged: response.ok ? data[0] : undefined };
  } catch {
    return { status: 0 };
  }
}

function isRefused({ status, code = '' }: Answered): boolean {
  return status >= 400 && status < 500 && !passing.has(status) && !unsettled.has(code);
}
