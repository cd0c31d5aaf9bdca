import { openFaults, pathOf } from './faults.ts';

type Sent = { path: string; at: number; signal: AbortSignal };

export const siteOrigin = 'http://localhost:3000';

export type Network = ReturnType<typeof openNetwork>;

/** The connection between a page and the API. */
export function openNetwork() {
  const { answerTo, cutAll, mendAll, ...faults } = openFaults();
  const sent: Sent[] = [];
  let connection = new AbortController();
  let isClosed = false;

  /** A closed page receives nothing more, not even an abort. */
  async function unlessClosed<Reported>(emitting: Promise<Reported>): Promise<Reported> {
    await Promise.allSettled([emitting]);
    return isClosed ? new Promise<Reported>(() => undefined) : emitting;
  }

  return {
    ...faults,
    sentTo: (path: string) => sent.filter((each) => each.path === path),
    paths: () => sent.map(({ path }) => path),
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const requested = new Request(input instanceof Request ? input : new URL(input, siteOrigin), init);
      const signal = AbortSignal.any([requested.signal, connection.signal]);
      const request = new Request(requested, { signal });
      sent.push({ path: pathOf(request), at: performance.now(), signal });
      const response = await unlessClosed(answerTo(request));
      const body = response.body && whileOpen(response.body, unlessClosed);
      return new Response(body, response);
    },
    goOffline: () => {
      cutAll();
      connection.abort(new TypeError('network error'));
      window.dispatchEvent(new Event('offline'));
    },
    goOnline: () => {
      connection = new AbortController();
      mendAll();
      window.dispatchEvent(new Event('online'));
    },
    close: () => {
      isClosed = true;
      connection.abort();
    },
  };
}

type Unless = <Reported>(emitting: Promise<Reported>) => Promise<Reported>;

function whileOpen(body: ReadableStream<Uint8Array>, unlessClosed: Unless): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await unlessClosed(reader.read());
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
