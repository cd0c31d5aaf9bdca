import { createParser } from 'eventsource-parser';

export type StreamEvent = { name: string; id: string | undefined };

const maxBufferSize = 100_000;

type Reading = {
  listen: (event: StreamEvent) => void;
  /** The server's `retry` interval. */
  retry: (afterMs: number) => void;
  /** A stream without even a heartbeat for so long is considered dead. */
  silentForMs: number;
  signal: AbortSignal;
};

export async function readEvents(body: ReadableStream<Uint8Array>, reading: Reading): Promise<void> {
  const { listen, retry, silentForMs, signal } = reading;
  const onEvent = ({ event, id }: { event?: string | undefined; id?: string | undefined }) =>
    event && listen({ name: event, id });
  const parser = createParser({ maxBufferSize, onEvent, onRetry: retry });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const leave = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', leave, { once: true });
  try {
    for (;;) {
      const chunk = await withinMs(reader.read(), silentForMs);
      if (!chunk || chunk.done) return;
      parser.feed(decoder.decode(chunk.value, { stream: true }));
    }
  } finally {
    signal.removeEventListener('abort', leave);
    leave();
  }
}

async function withinMs<T>(coming: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
