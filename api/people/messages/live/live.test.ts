import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { serve } from 'srvx';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { identify } from '#api/people/identity/index.ts';
import { endSession, makeSession, makeUser, type MadeUser } from '#api/people/identity/make.ts';
import { bindVerbs } from '#api/shared/http/bind-verbs.ts';
import type { Ctx } from '#api/shared/context.ts';
import { openPostgres, type Database } from '#api/shared/database/database.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { committingTest as databaseTest, makeCtx } from '#api/shared/testing/database.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { liveEvents } from '#contract/people/messages/values.ts';
import { inform } from '../inform.ts';
import { moveUserWarnings } from '../move-user-warnings.ts';
import { orderFacts } from '../make.ts';
import { messagesSlice } from '../slice.ts';
import { emitLibraryUpdate } from './emit-library-update.ts';
import { openLive, type Live } from './open-live.ts';

const soon = { timeout: 10_000, interval: 20 };

type Server = { url: string; live: Live; ctx: Ctx };

/** A server process on the database, as far as messages need one. */
async function startServer(database: Database): Promise<Server> {
  const ctx = { ...makeCtx({ db: database.db, folder: tmpdir() }), now: () => new Date() };
  const live = await openLive({ ctx, listen: database.listen });
  const answer = answerApi({
    routes: bindVerbs(messagesSlice),
    rawRoutes: [live.route],
    world: ctx,
    identify,
  });
  const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1', silent: true, gracefulShutdown: false });
  await server.ready();
  onTestFinished(async () => {
    await live.stop();
    await server.close(true);
  });
  return { url: String(server.url), live, ctx: asSystem(ctx) };
}

const test = databaseTest.extend<{ server: Server; user: MadeUser; session: { token: string; refreshToken: string } }>({
  server: async ({ database }, provide) => provide(await startServer(database)),
  user: async ({ server }, provide) => provide(await makeUser(server.ctx)),
  session: async ({ server, user }, provide) => provide(await makeSession(server.ctx, user.id)),
});

type Reader = { received: string[]; status: number; ids: string[]; isOver: () => boolean; leave: () => void };

/** Reads the stream event by event. */
async function read({ url }: Server, token: string, lastId?: string): Promise<Reader> {
  const leaving = new AbortController();
  const response = await fetch(`${url}api/events`, {
    headers: { authorization: `Bearer ${token}`, ...(lastId && { 'last-event-id': lastId }) },
    signal: leaving.signal,
  });
  const reader: Reader = {
    received: [],
    ids: [],
    status: response.status,
    isOver: () => over,
    leave: () => leaving.abort(),
  };
  let over = false;
  onTestFinished(() => leaving.abort());
  void follow(response, reader).then(
    () => (over = true),
    () => (over = true),
  );
  return reader;
}

async function follow({ body, ok }: Response, { received, ids }: Reader): Promise<void> {
  if (!ok || !body) return;
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      if (event) received.push(event);
      ids.push(...(/^id: (.*)$/m.exec(block)?.slice(1) ?? []));
    }
  }
}

let subjects = 0;

function notifySomething(ctx: Ctx, userId: number): Promise<void> {
  subjects += 1;
  return inform(ctx, { user_id: userId, kind: 'order_placed', subject: `order ${subjects}`, facts: orderFacts });
}

describe('the live stream', () => {
  test('begins with its state, and sends events', async ({ server, user, session }) => {
    const reader = await read(server, session.token);
    await vi.waitFor(() => expect(reader.received).toEqual(['ready']), soon);
    expect(reader.ids).toEqual(['0.0.0']);
    await notifySomething(server.ctx, user.id);
    await vi.waitFor(() => expect(reader.received).toHaveLength(3), soon);
    expect(new Set(reader.received)).toEqual(new Set(['ready', 'notifications-update', 'user-warnings-update']));
    expect(reader.ids.at(-1)).toBe('1.1.0');
  });

  test('reaches every browser of the user, and nobody else', async ({ server, user, session }) => {
    const other = await makeSession(server.ctx, (await makeUser(server.ctx)).id);
    const second = await makeSession(server.ctx, user.id);
    const readers = await Promise.all([session, second, other].map(({ token }) => read(server, token)));
    await vi.waitFor(() => expect(readers.every(({ received }) => received.length === 1)).toBe(true), soon);
    await notifySomething(server.ctx, user.id);
    await vi.waitFor(() => expect(readers.map(({ received }) => received.length)).toEqual([3, 3, 1]), soon);
  });

  test('tells other browsers what was read in one', async ({ server, user, session }) => {
    await notifySomething(server.ctx, user.id);
    const reader = await read(server, session.token);
    const { id } = await server.ctx.db
      .selectFrom('user_warnings')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    // Earlier notifications may still be on their way to the server.
    await vi.waitFor(() => expect(reader.received).toContain('ready'), soon);
    await moveUserWarnings(server.ctx, { ids: [id], move: 'read' });
    await vi.waitFor(() => expect(reader.received.at(-1)).toBe('user-warnings-update'), soon);
  });

  test('announces a library update, also to a browser that reconnects', async ({ server, user, session }) => {
    const reader = await read(server, session.token);
    await vi.waitFor(() => expect(reader.received).toEqual(['ready']), soon);
    await inTransaction(server.ctx, (tx) => emitLibraryUpdate(tx, user.id));
    await vi.waitFor(() => expect(reader.received).toEqual(['ready', 'library-update']), soon);
    expect(reader.ids).toEqual(['0.0.0', '0.0.1']);
    const again = await read(server, session.token, '0.0.0');
    await vi.waitFor(() => expect(again.received).toEqual(['ready', 'library-update']), soon);
  });

  test('resumes with missed events', async ({ server, user, session }) => {
    const before = await read(server, session.token);
    await vi.waitFor(() => expect(before.ids).toHaveLength(1), soon);
    before.leave();
    await vi.waitFor(() => expect(server.live.count()).toBe(0), soon);
    await notifySomething(server.ctx, user.id);
    const after = await read(server, session.token, before.ids[0]);
    await vi.waitFor(() => expect(new Set(after.received).size).toBe(3), soon);
    const again = await read(server, session.token, after.ids.at(-1));
    await vi.waitFor(() => expect(again.received).toEqual(['ready']), soon);
  });

  test('sends nothing of a rolled back transaction', async ({ server, user, session }) => {
    const reader = await read(server, session.token);
    await vi.waitFor(() => expect(reader.received).toEqual(['ready']), soon);
    const undone = inTransaction(server.ctx, async (tx) => {
      await notifySomething(tx, user.id);
      throw new Error('given up');
    });
    await expect(undone).rejects.toThrow('given up');
    await notifySomething(server.ctx, user.id);
    await vi.waitFor(() => expect(reader.received).toHaveLength(3), soon);
    expect(reader.ids.at(-1)).toBe('1.1.0');
  });

  test('needs a session', async ({ server, session }) => {
    await endSession(server.ctx, session);
    expect((await read(server, session.token)).status).toBe(401);
    expect((await fetch(`${server.url}api/events`)).status).toBe(401);
    expect(server.live.count()).toBe(0);
  });

  test('ends with its session, not with that of another browser', async ({ server, user, session }) => {
    const second = await makeSession(server.ctx, user.id);
    const [mine, other] = [await read(server, session.token), await read(server, second.token)];
    await vi.waitFor(() => expect(mine.received.length + other.received.length).toBe(2), soon);
    await endSession(server.ctx, session);
    await vi.waitFor(() => expect(mine.isOver()).toBe(true), soon);
    expect(other.isOver()).toBe(false);
    expect(server.live.count()).toBe(1);
  });

  test('is removed when its reader disconnects', async ({ server, session }) => {
    const readers = await Promise.all(Array.from({ length: 8 }, () => read(server, session.token)));
    await vi.waitFor(() => expect(server.live.count()).toBe(8), soon);
    for (const { leave } of readers) leave();
    await vi.waitFor(() => expect(server.live.count()).toBe(0), soon);
  });

  test('ends when the server stops', async ({ server, session }) => {
    const reader = await read(server, session.token);
    await vi.waitFor(() => expect(reader.received).toEqual(['ready']), soon);
    server.live.endAll();
    await vi.waitFor(() => expect(reader.isOver()).toBe(true), soon);
  });
});

const postgres = process.env['TEST_DATABASE_URL'];

async function twoServers({ database }: { database: Database }): Promise<[Server, Server]> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const url = Object.assign(new URL(String(postgres)), { pathname: `/${rows[0]?.name}` }).href;
  const second = await openPostgres(url);
  onTestFinished(() => second.close());
  return [await startServer(database), await startServer(second)];
}

describe.runIf(postgres)('two servers on one database', () => {
  test('changes at one reach the stream at the other', async ({ database }) => {
    const [writing, reading] = await twoServers({ database });
    const { id } = await makeUser(writing.ctx);
    const reader = await read(reading, (await makeSession(writing.ctx, id)).token);
    await vi.waitFor(() => expect(reader.received).toEqual(['ready']), soon);
    await notifySomething(writing.ctx, id);
    await vi.waitFor(() => expect(reader.received).toHaveLength(3), soon);
  });

  test('a session ended at one ends its stream at the other', async ({ database }) => {
    const [writing, reading] = await twoServers({ database });
    const { id } = await makeUser(writing.ctx);
    const session = await makeSession(writing.ctx, id);
    const reader = await read(reading, session.token);
    await vi.waitFor(() => expect(reader.received).toEqual(['ready']), soon);
    await endSession(writing.ctx, session);
    await vi.waitFor(() => expect(reader.isOver()).toBe(true), soon);
  });

  test('changes during a lost connection are sent when it is back', async ({ database }) => {
    const [writing, reading] = await twoServers({ database });
    const { id } = await makeUser(writing.ctx);
    const reader = await read(reading, (await makeSession(writing.ctx, id)).token);
    await vi.waitFor(() => expect(reader.received).toEqual(['ready']), soon);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %' and pid <> pg_backend_pid()`.execute(database.db);
    await notifySomething(writing.ctx, id);
    const everything = new Set(['ready', ...liveEvents]);
    await vi.waitFor(() => expect(new Set(reader.received)).toEqual(everything), soon);
    expect(reader.ids.at(-1)).toBe('1.1.0');
  });
});
