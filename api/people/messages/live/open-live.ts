import { z } from 'zod';
import { heartbeatSeconds, liveEvents, liveEventsPath, type LiveEvent } from '#contract/people/messages/values.ts';
import { sessionsChannel, standingSessions } from '#api/people/identity/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { Database } from '#api/shared/database/database.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import type { DescribedRoute } from '#api/shared/http/route-doc.ts';
import { idOf, missed, versionsIn, type Versions } from '../model/live-id.ts';
import { messagesChannel, versionsOf, type Change } from '../store/versions.ts';
import { makeStreams, type Streams } from './streams.ts';

export type Live = {
  /** See contract/people/messages/values.ts. */
  route: RawRoute;
  count: () => number;
  endAll: () => void;
  stop: () => Promise<void>;
};

export const liveRoute: DescribedRoute = {
  method: 'GET',
  path: liveEventsPath,
  doc: {
    summary: 'Listen to changes of your notifications, warnings and library',
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

const nothingYet: Versions = { warnings: 0, notifications: 0, library: 0 };

/** Notifications of the database go to the streams of their user. */
export async function openLive({ ctx, listen }: World): Promise<Live> {
  const streams = makeStreams();
  const stops = [
    await listen(
      messagesChannel,
      (payload) => pass(streams, JSON.parse(payload)),
      () => logged(catchUp(ctx, streams)),
    ),
    await listen(
      sessionsChannel,
      (payload) => endThese(streams, JSON.parse(payload)),
      () => logged(endOver(ctx, streams)),
    ),
  ];
  // One timer keeps all connections alive, and finds expired sessions.
  const timer = setInterval(() => {
    streams.emitAll(':\n\n');
    logged(endOver(ctx, streams));
  }, heartbeatSeconds * 1_000).unref();

  const endAll = () => streams.endWhere(() => true);

  return {
    route: { ...liveRoute, handle: (requestCtx, request) => answerStream(requestCtx, request, streams) },
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
    // Read after the stream listens, so no change falls between.
    const now = (await versionsOf(ctx, [userId])).get(userId) ?? nothingYet;
    const events = ['ready' as const, ...missed(last, now)];
    stream.begin(`retry: ${reconnectMs()}\n${events.map((event) => eventText(event, now)).join('')}`);
  } catch (error) {
    stream.end();
    throw error;
  }
  return new Response(stream.body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
}

/** The format of server-sent events [HTML]. */
function eventText(event: LiveEvent | 'ready', versions: Versions): string {
  return `event: ${event}\nid: ${idOf(versions)}\ndata: {}\n\n`;
}

/** Spreads reconnections after a restart. */
function reconnectMs(): number {
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
  const sessionIds = streams.sessions();
  const standing = await standingSessions(ctx, sessionIds);
  endThese(
    streams,
    sessionIds.filter((id) => !standing.has(id)),
  );
}

/** Changes may have been missed while the connection was lost. */
async function catchUp(ctx: World['ctx'], streams: Streams): Promise<void> {
  for (const [userId, versions] of await versionsOf(ctx, streams.users())) {
    for (const event of liveEvents) streams.send(userId, eventText(event, versions));
  }
}

function logged(done: Promise<void>): void {
  done.catch((error: unknown) => console.error(error));
}
