import { createRouterClient } from '@orpc/server';
import type { Api } from '#contract/index.ts';
import type { LocaleKey } from '#contract/basics.ts';
import type { Config } from '#api/shared/config/config.ts';
import { logBrokenSettings } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Database } from '#api/shared/database/database.ts';
import { requireNoDemoData } from '#api/shared/config/demo-mark.ts';
import { openFileStore } from '#api/shared/files/file-store.ts';
import { answerApi, type World } from '#api/shared/http/http.ts';
import { openCachedCounts, type CachedCounts } from '#api/shared/database/cached-counts.ts';
import { migrate } from '#api/shared/database/migrate.ts';
import { openDatabase } from '#api/shared/database/open-database.ts';
import { listenToSiteFacts, whenChanged } from '#api/shared/events/site-facts.ts';
import { unstoredCalls } from '#api/shared/idempotency/unstored-calls.ts';
import { untilReachable } from '#api/shared/database/until-reachable.ts';
import { worded } from '#api/shared/http/worded-error.ts';
import { identify, linkForFirstAdministrator } from '#api/people/identity/index.ts';
import { closeNewSite } from '#api/areas/opening/index.ts';
import { openLive } from '#api/people/messages/index.ts';
import { readHealth, type Health } from '#api/shared/work/health.ts';
import { jobs } from './jobs.ts';
import { reactions } from './reactions.ts';
import { rawRoutes, routes } from './routes.ts';
import { runWorker } from './run-worker.ts';
import { startWork } from './work.ts';

export type RunningApi = {
  /** The calls of a guest without HTTP, for pages rendered on the server. */
  inProcess: (locale: LocaleKey) => Api;
  answer: (request: Request) => Promise<Response>;
  onSiteFacts: (listener: Parameters<typeof listenToSiteFacts>[1]) => Promise<unknown>;
  health: () => Promise<Health>;
  /** Called before connections close: readers of live events reconnect to another process. */
  endStreams: () => void;
  ctx: Ctx;
  stop: () => Promise<void>;
};

const mostCounts = 500;
/** As long as pages are cached: classes begin and deadlines pass without an event. */
const countsFreshMs = 60_000;
/** A change that is written past the verbs, with SQL, counts after that time. */
const settingsFreshMs = 60_000;

export async function startApi(config: Config): Promise<RunningApi> {
  const database = await openDatabase(config);
  await untilReachable(database);
  await migrate(database);
  if (config.production) await requireNoDemoData(database);
  const world = worldOf(config, database);
  const ctx: Ctx = { ...world, actor: { kind: 'system' }, locale: 'pt-PT', client: { address: '', agent: '' } };
  if (config.production) await prepareNewSite(ctx);
  const live = await openLive({ ctx, listen: database.listen });
  await logBrokenSettings(ctx);
  await whenChanged(database, { courses: world.counts.drop, settings: world.settings.drop });
  // Requests come first: the worker can start while the first pages are served.
  const worker = runWorker(() => startWork(database, { ctx, reactions, jobs }));
  const work = { worker: worker.state, startedAt: ctx.now() };
  world.work = work;

  return {
    inProcess: guestCalls(ctx),
    answer: answerApi({
      routes,
      rawRoutes: [...rawRoutes, live.route],
      world,
      identify,
      neverCached: unstoredCalls,
    }),
    onSiteFacts: (listener) => listenToSiteFacts(database, listener),
    health: () => readHealth(ctx, work.worker(), work.startedAt),
    ctx,
    endStreams: live.endAll,
    stop: async () => {
      await live.stop();
      await worker.stop().catch((error: unknown) => console.error(error));
      await database.close();
    },
  };
}

/** A new site has nobody who could invite an administrator, but somebody who reads its log. It is not open to the public yet. */
export async function prepareNewSite(ctx: Ctx): Promise<void> {
  const link = await linkForFirstAdministrator(ctx);
  if (!link) return;
  await closeNewSite(ctx);
  console.error(`This site has no administrator yet. Open this link within an hour to become the first: ${link}`);
}

/** Errors are worded as over HTTP, since a page may pass them on to the browser. */
function guestCalls(ctx: Ctx): RunningApi['inProcess'] {
  return (locale) =>
    createRouterClient(routes, {
      context: { ...ctx, actor: { kind: 'guest' }, locale },
      interceptors: [
        ({ next }) =>
          next().catch((error: unknown) => {
            throw worded(error, locale);
          }),
      ],
    });
}

function worldOf(config: Config, { db }: Database): World & Record<'counts' | 'settings', CachedCounts> {
  const counts = openCachedCounts({ most: mostCounts, freshMs: countsFreshMs });
  const settings = openCachedCounts({ most: 1, freshMs: settingsFreshMs });
  return { db, config, files: openFileStore(`${config.dataDir}/files`), now: () => new Date(), counts, settings };
}
