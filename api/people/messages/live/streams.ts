import { Refusal } from '#contract/refusals.ts';
import { openStream, type Stream, type Who } from './stream.ts';

const mostPerUser = 12;
const mostOfAll = 4_000;

export type Streams = ReturnType<typeof makeStreams>;

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
     * Above the limit per user, the oldest stream ends: its browser may be gone. Refuses `streams_full` at the limit of
     * the process.
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
