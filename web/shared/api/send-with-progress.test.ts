import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConnectionFailure, sendPersistently, setConnectionLost } from './connection.ts';
import { sendWithProgress } from './send-with-progress.ts';

type Outcome = { status: number; body: string } | 'no answer';

/** What is sent, each time with the next outcome. */
function requestsWith(...outcomes: Outcome[]) {
  const sent: { url: string; headers: Record<string, string>; form: FormData }[] = [];
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    headers: Record<string, string> = {};
    url = '';
    open(_method: string, url: string): void {
      this.url = url;
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }
    getResponseHeader(): string {
      return 'application/json';
    }
    send(form: FormData): void {
      const outcome = outcomes[sent.length] ?? 'no answer';
      sent.push({ url: this.url, headers: this.headers, form });
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 3 }));
      if (outcome !== 'no answer') Object.assign(this, { status: outcome.status, responseText: outcome.body });
      this.dispatchEvent(new Event(outcome === 'no answer' ? 'error' : 'load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

const request = () =>
  new Request('https://mestria.example/api/payments/proof', { method: 'POST', headers: { 'idempotency-key': 'one' } });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setConnectionLost(false);
});

describe('a file', () => {
  test('is sent with the headers of its request, and its progress is reported', async () => {
    const sent = requestsWith({ status: 409, body: '{"status":"error"}' });
    const percents: number[] = [];
    const form = new FormData();
    const response = await sendWithProgress(request(), form, (percent) => percents.push(percent));
    expect([response.status, await response.json()]).toEqual([409, { status: 'error' }]);
    expect(sent).toEqual([{ url: request().url, headers: { 'idempotency-key': 'one' }, form }]);
    expect(percents).toEqual([33]);
  });

  test('is sent again where the connection is lost', async () => {
    vi.useFakeTimers();
    const sent = requestsWith('no answer', { status: 200, body: '{}' });
    const answer = sendPersistently(request(), (each) => sendWithProgress(each, new FormData()));
    await vi.runAllTimersAsync();
    expect((await answer).status).toBe(200);
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['one', 'one']);
  });

  test('that gets no answer fails as other commands do', async () => {
    vi.useFakeTimers();
    requestsWith();
    const outcome = sendPersistently(request(), (each) => sendWithProgress(each, new FormData())).catch(
      (error: unknown) => error,
    );
    await vi.runAllTimersAsync();
    expect(await outcome).toBeInstanceOf(ConnectionFailure);
  });
});
