export type Who = { userId: number; sessionId: number };

export type Stream = Who & {
  body: ReadableStream<Uint8Array>;
  /** Earlier writes come after this. */
  begin: (first: string) => void;
  write: (text: string) => void;
  end: () => void;
};

const mostWaitingBytes = 16 * 1024;
const encoder = new TextEncoder();

/**
 * The stream of one reader. A slow reader is disconnected, and later gets what it missed. `over` runs once, however the
 * stream ends.
 */
export function openStream({ userId, sessionId }: Who, over: (stream: Stream) => void): Stream {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  let held: string[] | null = [];
  const body = new ReadableStream<Uint8Array>(
    {
      start(input) {
        controller = input;
      },
      cancel: () => void leave(),
    },
    { highWaterMark: mostWaitingBytes, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  const stream: Stream = { userId, sessionId, body, begin, write, end: () => leave()?.close() };
  return stream;

  function leave() {
    const remaining = controller;
    controller = null;
    if (remaining) over(stream);
    return remaining;
  }

  function write(text: string): void {
    if (held) held.push(text);
    else if ((controller?.desiredSize ?? 0) > 0) controller?.enqueue(encoder.encode(text));
    else leave()?.error(new Error('The reader is too slow.'));
  }

  function begin(first: string): void {
    const waiting = held ?? [];
    held = null;
    for (const text of [first, ...waiting]) write(text);
  }
}
