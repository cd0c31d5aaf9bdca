import { startApi, type RunningApi } from '#api/app/start.ts';
import { readConfig, type Config } from '#api/shared/config/config.ts';
import { defaultLocale } from '#contract/visitor-values.ts';
import type { Outcome, RequestContext } from '#web/shared/api/request-context.ts';
import { wantsLittle } from '#web/shared/visitor/data-saver-cookie.ts';
import { plainSearch } from '#web/shared/page/plain-search.ts';
import { isLocale, type Visitor } from '#web/shared/visitor/visitor.ts';
import { addressesOf } from './addresses-of-fact.ts';
import { awayPage, failedPage, isServiceAway } from './answer-failed.ts';
import type { Origins } from './content-policy.ts';
import { crawlerPages } from './crawler-pages.ts';
import { writeHead } from './found/write-head.ts';
import { operatorPages } from './operator-pages.ts';
import { closedPage, isClosedTo, unshared } from './closed-site.ts';
import { addressOfKnown } from './known-address.ts';
import { openPageCache, savingKey, type CachedPages } from './cached-pages.ts';
import { storesEmails } from './stored-emails.ts';
import { remoteApi } from './remote-api.ts';
import { builtInSettings, readCurrencies, readPublic, readSiteSettings, type SiteSettings } from './site-settings.ts';
import { startNeighbours } from './content-and-gateway.ts';
import { watchedApi } from './watched-api.ts';

type Render = (requested: Request, context: RequestContext) => Promise<Response> | Response;

export type Site = {
  answer: (request: Request, render: Render) => Promise<Response> | Response;
  /** Ends the live events and closes the other servers of the process. */
  closeStreams: (withinMs: number) => Promise<void>;
  stop: () => Promise<void>;
};

const freshMs = 60_000;
const staleMs = 600_000;
const mostPageBytes = 64 * 1024 * 1024;
const maxStoredAddress = 300;

/** Opens what one process serves: pages, and the API unless it runs elsewhere (`API_URL`). */
export async function openSite(): Promise<Site> {
  const config = readConfig();
  const site = await (config.apiUrl ? openFrontOffice(config, config.apiUrl) : openWhole(config));
  const origins = originsOf(config);
  const failed = (error: unknown) => (isServiceAway(error) ? awayPage(origins) : failedPage(error, origins));
  return { ...site, answer: (request, render) => unlessFailed(() => site.answer(request, render), failed) };
}

/** A cached page is answered without a promise, and stays so. */
function unlessFailed(answer: () => Promise<Response> | Response, failed: (error: unknown) => Response) {
  try {
    const answered = answer();
    return answered instanceof Promise ? answered.catch(failed) : answered;
  } catch (error) {
    return failed(error);
  }
}

async function openWhole(config: Config): Promise<Site> {
  const running = await startApi(config);
  const neighbours = await startNeighbours(running.ctx);
  const pages = pagesOf(config);
  const readSettings = () => readSiteSettings(running.ctx, running.inProcess(defaultLocale));
  let settings = await readSettings();
  const renew = async () => {
    settings = await readSettings();
    // Pages rendered in the meantime used the old settings.
    pages.drop(['*']);
  };
  const drop = (addresses: string[]) => {
    pages.drop(addresses);
    if (addresses.includes('*')) renew().catch(console.error);
  };
  await running.onSiteFacts({ changed: (fact) => drop(addressesOf(fact)), missed: () => drop(['/', '*']) });
  const others = operatorPages(running);
  const site = config.publicUrl;
  const crawled = crawlerPages({
    pages,
    site,
    query: (path, headers = {}) => running.answer(new Request(site + path, { headers })),
  });

  return {
    answer: (request, render) => {
      const path = pathOf(request.url);
      if (path.startsWith('/api/')) return running.answer(request);
      const other = others(request, path) ?? crawled(request, path);
      if (other) return other;
      return answerPage({ request, path, pages, render, settings, config, apiFor: running.inProcess });
    },
    closeStreams: async (withinMs) => {
      running.endStreams();
      await neighbours.close(withinMs);
    },
    stop: running.stop,
  };
}

async function openFrontOffice(config: Config, apiUrl: string): Promise<Site> {
  const pages = pagesOf(config);
  const apiFor = remoteApi(apiUrl);
  const crawled = crawlerPages({
    pages,
    site: config.publicUrl,
    query: (path, headers = {}) => fetch(apiUrl + path, { headers }),
  });
  let settings = builtInSettings;
  const followSettings = async () => {
    const api = apiFor(defaultLocale);
    const [currencies, open] = await Promise.all([readCurrencies(api), readPublic(api)]);
    settings = { ...settings, ...open, currencies };
  };
  const following = setInterval(() => void followSettings().catch(console.error), freshMs).unref();
  await followSettings().catch(console.error);
  return {
    answer: (request, render) => {
      const path = pathOf(request.url);
      // Pictures have addresses below /api on this origin too.
      if (path.startsWith('/api/'))
        return Response.redirect(apiUrl + request.url.slice(request.url.indexOf(path)), 308);
      const crawl = crawled(request, path);
      if (crawl) return crawl;
      return answerPage({ request, path, pages, render, settings, config, apiFor });
    },
    closeStreams: async () => undefined,
    stop: async () => clearInterval(following),
  };
}

type Requested = {
  request: Request;
  path: string;
  pages: CachedPages;
  render: Render;
  settings: SiteSettings;
  config: Config;
  apiFor: RunningApi['inProcess'];
};

/** While the site is closed, only those who prepare it get pages, which are for nobody else. */
function answerPage(requested: Requested): Promise<Response> | Response {
  const { request, path, pages, settings, config } = requested;
  if (settings.closed === null) return answerOpen(requested);
  if (isClosedTo(request, path)) return closedPage(settings.closed, originsOf(config));
  return answerOpen({ ...requested, pages: unshared(pages) });
}

function answerOpen({
  request,
  path,
  pages,
  render,
  settings,
  config,
  apiFor,
}: Requested): Promise<Response> | Response {
  const { url } = request;
  const existing = addressOfKnown({ url, currencies: settings.currencies });
  if (existing !== null) {
    const headers = { location: existing, 'cache-control': 'no-store' };
    return new Response(null, { status: 302, headers });
  }
  const savesData = wantsLittle(request.headers);
  const text = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const search = text && plainSearch(text);
  const requested = search === text ? request : new Request(url.replace(text, search), request);
  const draw = async () => {
    const visitor = visitorOf(search, settings);
    const page = {
      loadingMs: settings.minimumLoadingScreenMs,
      apiAddress: config.apiUrl ? `${config.apiUrl}/api` : null,
      siteAddress: config.publicUrl,
      storesEmails: storesEmails(config),
      savesData,
      currencies: settings.currencies,
    };
    const outcome: Outcome = { isGone: false, isSecret: false };
    let away: unknown;
    const api = watchedApi(apiFor(visitor.locale), (error) => {
      if (isServiceAway(error)) away = error;
    });
    const context = { api, visitor, page, outcome };
    const response = await render(requested, context);
    if (outcome.error !== undefined) throw outcome.error;
    // A page that rendered without the failed call must not be cached.
    if (away) throw away;
    const { isGone, isSecret, html } = outcome;
    if (html === undefined) return response;
    const { headers } = response;
    const status = isGone ? 410 : response.status;
    const { accent, logoPicture } = settings;
    return { status, headers, isSecret, ...(await writeHead(html, { status, context, accent, logoPicture })) };
  };
  const address = path + search;
  const key = savesData ? savingKey(address) : address;
  return pages.answer(request, address.length > maxStoredAddress ? null : key, draw);
}

function pagesOf(config: Config) {
  return openPageCache({
    mostBytes: mostPageBytes,
    freshMs: import.meta.env.DEV ? 0 : freshMs,
    staleMs,
    origins: originsOf(config),
  });
}

function originsOf(config: Config): Origins {
  return { contentOrigin: config.contentOrigin, apiOrigin: config.apiUrl ?? null };
}

function visitorOf(search: string, settings: SiteSettings): Visitor {
  const params = new URLSearchParams(search);
  const locale = params.get('lang');
  const currency = settings.currencies.find(({ key }) => key === params.get('currency'))?.key;
  return {
    locale: isLocale(locale) ? locale : settings.defaultLocale,
    currency: settings.onlyCurrency ?? currency ?? settings.defaultCurrency,
  };
}

/** Without a URL object, whose cost a cached page would notice. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  if (start < 0) return '/';
  const end = url.indexOf('?', start);
  return end < 0 ? url.slice(start) : url.slice(start, end);
}
