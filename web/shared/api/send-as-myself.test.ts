import { afterEach, describe, expect, test, vi } from 'vitest';
import { sendAsMyself } from './send-as-myself.ts';
import { renewTokensWith } from '../session/session-store.ts';

const worn = () =>
  new Request('http://mestria.test/api/orders', {
    method: 'POST',
    headers: { authorization: 'Bearer old', 'idempotency-key': 'one' },
    body: '{"data":[1]}',
  });
const expired = () => Response.json({ status: 'error', errors: [{ code: 'token_expired' }] }, { status: 401 });

function answering(...answers: (() => Response)[]) {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return answers[sent.length - 1]?.() ?? Response.error();
  });
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
  renewTokensWith(async () => null);
});

describe('a request with an expired token', () => {
  test('is repeated unchanged with the renewed token', async () => {
    renewTokensWith(async (token) => `after ${token}`);
    const sent = answering(expired, () => Response.json({ status: 'success' }));
    expect((await sendAsMyself(worn())).status).toBe(200);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer after old']);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['one', 'one']);
    expect(await sent[1]?.text()).toBe('{"data":[1]}');
  });

  test('is repeated as a guest when the session is over', async () => {
    const sent = answering(expired, () => Response.json({ status: 'success' }));
    expect((await sendAsMyself(worn())).status).toBe(200);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', null]);
  });

  test('is not repeated when refused for another reason', async () => {
    renewTokensWith(async () => 'new');
    const sent = answering(() => Response.json({ errors: [{ code: 'wrong_credentials' }] }, { status: 401 }));
    expect((await sendAsMyself(worn())).status).toBe(401);
    expect(sent).toHaveLength(1);
  });
});
