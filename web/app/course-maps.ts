import { ConnectionFailure } from '#web/shared/api/connection.ts';
import { takes } from '#api/shared/http/takes.ts';
import { entries, mapBegin, mapEnd, type Published } from './site-map.ts';

type Query = (path: string) => Promise<Response>;
type Bytes = Uint8Array<ArrayBuffer>;
type Stored = { until: number; map: Bytes };

const list = '/courses';
const maxAgeMs = 600_000;
const maxStored = 4;
const rowsAtOnce = 1_000;

/**
 * The maps of the courses, each of one range of ids. They are read and written in batches and cached compressed, since a
 * whole map has some thirty megabytes; one is written at a time.
 */
export function courseMaps(site: string, query: Query) {
  const cached = new Map<number, Stored>();
  const rowsAfter = rowsFrom(query);
  const underway = new Map<number, Promise<Bytes | null>>();
  let before: Promise<unknown> = Promise.resolve();

  function mapOf(part: number): Bytes | Promise<Bytes | null> {
    const existing = cached.get(part);
    if (existing && existing.until > Date.now()) return existing.map;
    const making = underway.get(part) ?? make(part);
    underway.set(part, making);
    return making;
  }

  async function make(part: number): Promise<Bytes | null> {
    const turn = before.then(() => drawn(part));
    before = turn.catch(() => null);
    try {
      const map = await turn;
      cached.delete(part);
      // The number of parts without courses has no limit, so they take no place in the cache.
      if (map) cached.set(part, { until: Date.now() + maxAgeMs, map });
      for (const oldest of cached.keys()) if (cached.size > maxStored) cached.delete(oldest);
      return map;
    } finally {
      underway.delete(part);
    }
  }

  /** Null if no published course has an id in that part. */
  async function drawn(part: number): Promise<Bytes | null> {
    const first = await rowsAfter(part, 0);
    if (first.length === 0) return null;
    const stored = streamOf(pieces(part, first)).pipeThrough(new TextEncoderStream());
    return new Response(stored.pipeThrough(new CompressionStream('gzip'))).bytes();
  }

  async function* pieces(part: number, first: readonly Published[]): AsyncGenerator<string> {
    yield mapBegin;
    for (let rows = first; rows.length > 0;) {
      yield entries(site, list, rows);
      rows = rows.length < rowsAtOnce ? [] : await rowsAfter(part, rows.at(-1)?.[0] ?? 0);
    }
    yield mapEnd;
  }

  return async (request: Request, part: number): Promise<Response> => sendMap(request, await mapOf(part));
}

function rowsFrom(query: Query) {
  return async (part: number, after: number): Promise<Published[]> => {
    const answer = await query(`/api/courses/published?part=${part}&after=${after}&most=${rowsAtOnce}`);
    if (answer.status === 503) throw new ConnectionFailure();
    if (!answer.ok) throw new Error(`The courses of a map did not come: ${answer.status}`);
    return answer.json();
  };
}

function streamOf(pieces: AsyncGenerator<string>): ReadableStream<string> {
  return new ReadableStream({
    pull: async (stream) => {
      const { done, value } = await pieces.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
  });
}

function sendMap(request: Request, map: Bytes | null): Response {
  if (!map) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  const headers = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': `public, max-age=${maxAgeMs / 1_000}`,
    vary: 'accept-encoding',
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  const isPacked = takes('gzip', request.headers.get('accept-encoding'));
  if (isPacked) return new Response(map, { headers: { ...headers, 'content-encoding': 'gzip' } });
  return new Response(new Blob([map]).stream().pipeThrough(new DecompressionStream('gzip')), { headers });
}
