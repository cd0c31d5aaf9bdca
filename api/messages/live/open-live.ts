import { z } from 'zod';
import { heartbeatSeconds, liveEvents, liveEventsPath, type LiveEvent } from '#contract/messages/values.ts';
import { sessionsChannel, standingSessions } from '#api/identity/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { Database } from '#api/shared/database.ts';
import type { RawRoute } from '#api/shared/http.ts';
import type { DescribedRoute } from '#api/shared/route-doc.ts';
import { idOf, missed, versionsIn, type Versions } from '../model/live-id.ts';
import { messagesChannel, versionsOf, type Change } from '../store/versions.ts';
import { makeStreams, type Streams } from './streams.ts';

export type Live = {
  /** The stream that a browser reads; see contract/messages/values.ts. */
  route: RawRoute;
  /** How many streams this process holds open. */
  count: () => number;
  /** Ends every stream as its reader expects it. */
  endAll: () => void;
  stop: () => Promise<void>;
};

/** The stream that a browser reads. */
export const liveRoute: DescribedRoute = {
  method: 'GET',
  path: liveEventsPath,
  doc: {
    summary: 'Listen to changes of your notifications and warnings',
    description:
      'Server-sent events, read by `fetch` with a bearer token. The stream begins with `ready`. Every event has an id: with ' +
      'the last one in `Last-Event-ID`, missed events are sent first. The data of an event are `{}`: what the event names ' +
      'has changed. A comment line comes every 25 seconds. The server ends the stream when the session ends, when the ' +
      'reader is too slow, when the user opens a thirteenth stream, and when the server stops; reconnect after the ' +
      'milliseconds in `retry:`.',
    auth: 'bearer',
    headers: z.object({ 'Last-Event-ID': z.string().optional().describe('The id of the last event that was read.') }),
    answer: { contentType: 'text/event-stream' },
    refuses: ['not_signed_in', 'streams_full'],
  },
};

type World = Pick<Database, 'listen'> & { ctx: Pick<Ctx, 'db' | 'now'> };

const nothingYet: Versions = { warnings: 0, notifications: 0 };

/** Opens the streams of this process: what is said on the channels of the database reaches the browsers of that user. */
export async function openLive({ ctx, listen }: World): Promise<Live> {
  const streams = makeStreams();
  const stops = [
    await listen(
      messagesChannel,
      (said) => pass(streams, JSON.parse(said)),
      () => logged(catchUp(ctx, streams)),
    ),
    await listen(
      sessionsChannel,
      (said) => endThese(streams, JSON.parse(said)),
      () => logged(endOver(ctx, streams)),
    ),
  ];
  // One clock for all of them: it keeps their connections alive, and finds the sessions that have run out.
  const timer = setInterval(() => {
    streams.emitAll(':\n\n');
    logged(endOver(ctx, streams));
  }, heartbeatSeconds * 1_000).unref();

  const endAll = () => streams.endWhere(() => true);

  return {
    route: { ...liveRoute, handle: (requested, request) => answerStream(requested, request, streams) },
    count: streams.count,
    endAll,
    stop: async () => {
      clearInterval(timer);
      endAll();
      for (const stop of stops) await stop();
    },
  };
}

/** Refuses `not_signed_in`, `streams_full`. */
async function answerStream(ctx: Ctx, request: Request, streams: Streams): Promise<Response> {
  const { userId, sessionId } = signedIn(ctx);
  const last = versionsIn(request.headers.get('last-event-id'));
  const stream = streams.open({ userId, sessionId });
  try {
    // Read only now that the stream listens: nothing falls between the two.
    const now = (await versionsOf(ctx, [userId])).get(userId) ?? nothingYet;
    const events = ['ready' as const, ...missed(last, now)];
    stream.begin(`retry: ${comeBackMs()}\n${events.map((event) => eventText(event, now)).join('')}`);
  } catch (error) {
    stream.end();
    throw error;
  }
  return new Response(stream.body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}

/** One event as it travels [HTML, server-sent events]. */
function eventText(event: LiveEvent | 'ready', versions: Versions): string {
  return `event: ${event}\nid: ${idOf(versions)}\ndata: {}\n\n`;
}

/** Not all at once, after the server was away. */
function comeBackMs(): number {
  return 1_000 + Math.floor(Math.random() * 3_000);
}

function pass(streams: Streams, { user_id, event, ...versions }: Change): void {
  streams.send(user_id, eventText(event, versions));
}

function endThese(streams: Streams, sessionIds: number[]): void {
  const ended = new Set(sessionIds);
  streams.endWhere(({ sessionId }) => ended.has(sessionId));
}

async function endOver(ctx: World['ctx'], streams: Streams): Promise<void> {
  const requested = streams.sessions();
  const standing = await standingSessions(ctx, requested);
  endThese(
    streams,
    requested.filter((id) => !standing.has(id)),
  );
}

/** The connection to the database was away, and with it what was said meanwhile. */
async function catchUp(ctx: World['ctx'], streams: Streams): Promise<void> {
  for (const [userId, versions] of await versionsOf(ctx, streams.users())) {
    for (const event of liveEvents) streams.send(userId, eventText(event, versions));
  }
}

function logged(done: Promise<void>): void {
  done.catch((error: unknown) => console.error(error));
}
