import { Refusal } from '#contract/refusals.ts';
import { openStream, type Stream, type Who } from './stream.ts';

const mostPerUser = 12;
/** Some 25 kB each. */
const mostOfAll = 4_000;

export type Streams = ReturnType<typeof makeStreams>;

/** The open streams of this process, by user. */
export function makeStreams({ most = mostOfAll }: { most?: number } = {}) {
  let count = 0;
  const byUser = new Map<number, Set<Stream>>();
  const all = () => [...byUser.values()].flatMap((own) => [...own]);

  function purge(stream: Stream): void {
    const own = byUser.get(stream.userId);
    if (!own?.delete(stream)) return;
    count -= 1;
    if (own.size === 0) byUser.delete(stream.userId);
  }

  return {
    /**
     * Of very many of one user the oldest ends: it may be that of a browser that went away without a word, and who came last
     * is looking. Refuses `streams_full` where the process has as many as it can hold.
     */
    open(who: Who): Stream {
      if (count >= most) throw new Refusal('streams_full');
      const stream = openStream(who, purge);
      const own = byUser.get(who.userId) ?? new Set();
      byUser.set(who.userId, own.add(stream));
      count += 1;
      const [oldest] = own;
      if (own.size > mostPerUser) oldest?.end();
      return stream;
    },
    send(userId: number, text: string): void {
      for (const stream of byUser.get(userId) ?? []) stream.write(text);
    },
    emitAll(text: string): void {
      for (const stream of all()) stream.write(text);
    },
    endWhere(isOver: (who: Who) => boolean): void {
      for (const stream of all().filter(isOver)) stream.end();
    },
    users: () => [...byUser.keys()],
    sessions: () => [...new Set(all().map(({ sessionId }) => sessionId))],
    count: () => count,
  };
}
