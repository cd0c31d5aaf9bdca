export type Who = { userId: number; sessionId: number };

const mostPerUser = 12;
const mostWaitingBytes = 16 * 1024;
const encoder = new TextEncoder();

/** `held` is what came before the stream has begun. */
type Open = Who & { controller: ReadableStreamDefaultController<Uint8Array>; held: string[] | null };

export type Streams = ReturnType<typeof makeStreams>;

/** The open streams of this process. A stream is its controller and two numbers: it has no timer and asks nothing. */
export function makeStreams() {
  const byUser = new Map<number, Set<Open>>();

  function forget(stream: Open): void {
    const own = byUser.get(stream.userId);
    if (own?.delete(stream) && own.size === 0) byUser.delete(stream.userId);
  }

  function isOpen(stream: Open): boolean {
    return byUser.get(stream.userId)?.has(stream) ?? false;
  }

  function end(stream: Open): void {
    if (!isOpen(stream)) return;
    forget(stream);
    stream.controller.close();
  }

  /** A reader who does not take what was written is let go, and comes back for what it has missed. */
  function write(stream: Open, text: string): void {
    if (!isOpen(stream)) return;
    if (stream.held) {
      stream.held.push(text);
      return;
    }
    if ((stream.controller.desiredSize ?? 0) > 0) {
      stream.controller.enqueue(encoder.encode(text));
      return;
    }
    forget(stream);
    stream.controller.error(new Error('The reader is too slow.'));
  }

  function all(): Open[] {
    return [...byUser.values()].flatMap((own) => [...own]);
  }

  /** Of very many of one user the oldest ends. */
  function add(stream: Open): void {
    const own = byUser.get(stream.userId) ?? new Set();
    byUser.set(stream.userId, own.add(stream));
    const [oldest] = own;
    if (oldest && own.size > mostPerUser) end(oldest);
  }

  return {
    /** Opens a stream, which holds back what it is told until it is begun with its first text. */
    open({ userId, sessionId }: Who) {
      const opened: { stream?: Open } = {};
      const body = new ReadableStream<Uint8Array>(
        {
          start(controller) {
            opened.stream = { userId, sessionId, controller, held: [] };
            add(opened.stream);
          },
          cancel: () => opened.stream && forget(opened.stream),
        },
        { highWaterMark: mostWaitingBytes, size: (chunk) => chunk?.byteLength ?? 0 },
      );
      const { stream } = opened;
      if (!stream) throw new Error('A stream has not started.');
      return { body, begin: (first: string) => begin(stream, first), end: () => end(stream) };
    },
    tell(userId: number, text: string): void {
      for (const stream of byUser.get(userId) ?? []) write(stream, text);
    },
    tellAll(text: string): void {
      for (const stream of all()) write(stream, text);
    },
    endWhere(isOver: (who: Who) => boolean): void {
      for (const stream of all().filter(isOver)) end(stream);
    },
    users: () => [...byUser.keys()],
    sessions: () => [...new Set(all().map(({ sessionId }) => sessionId))],
    count: () => all().length,
  };

  function begin(stream: Open, first: string): void {
    const held = stream.held ?? [];
    stream.held = null;
    for (const text of [first, ...held]) write(stream, text);
  }
}
