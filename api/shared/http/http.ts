import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import { ORPCError, type AnyRouter } from '@orpc/server';
import { Refusal } from '#contract/refusals.ts';
import { defaultLocale, LocaleKey } from '#contract/basics.ts';
import type { Actor, Ctx } from '../context.ts';
import { crossOrigin } from './cross-origin.ts';
import { answerOnce, keyOf, type Key } from '../idempotency/idempotency.ts';
import { networkOf } from './network-of.ts';
import { packed } from './packed.ts';
import { inRequest } from './request-scope.ts';
import { unlessBrokenOff } from './read-form.ts';
import { readText, withBodyWithin } from './body-within.ts';
import { isJsonType, readJson } from './read-json.ts';
import type { DescribedRoute } from './route-doc.ts';
import { waitByPath } from './wait-by-path.ts';
import { withinToken } from './within-token.ts';
import { worded } from './worded-error.ts';

/** The path is relative to /api, as in `/pictures/:id`. */
type ServedRoute = Pick<DescribedRoute, 'method' | 'path' | 'claim'> & {
  handle: (ctx: Ctx, request: Request, params: Record<string, string>) => Promise<Response>;
};

export type RawRoute = ServedRoute & DescribedRoute;

export type World = Omit<Ctx, 'actor' | 'locale' | 'client'>;

type Parts = {
  routes: AnyRouter;
  rawRoutes: ServedRoute[];
  world: World;
  /** Refuses `token_expired`. */
  identify: (ctx: Ctx, bearer: string) => Promise<Actor>;
  /** As `POST /orders`: calls whose answers are not stored under an Idempotency-Key, since they only read or are secret. */
  neverCached?: readonly string[];
};

const prefix = '/api';
// A cart of a hundred courses takes some kilobytes; files use raw routes with their own limits.
const largestJsonBytes = 1024 * 1024;
export const retryAfterSeconds = '5';

export function answerApi({ routes, rawRoutes, world, identify, neverCached = [] }: Parts) {
  const call = callerOf(routes);
  const rawRouteFor = matcherOf(rawRoutes);
  const waiting = waitByPath(world.config.database, neverCached);

  async function answerRaw(ctx: Ctx, request: Request, { handle, params, claim }: MatchedRoute): Promise<Response> {
    const sent = isJson(request) ? await withBodyWithin(request, largestJsonBytes) : request;
    const run = (within: Ctx) => withinToken(within, claim, (caller) => handle(caller, sent, params));
    const key = storedKey(ctx, request, neverCached);
    return key ? answerOnce(ctx, { ...key, body: await unlessBrokenOff(sent.clone().text()) }, run) : run(ctx);
  }

  async function answerCall(ctx: Ctx, request: Request): Promise<Response> {
    const body = hasBody(request) ? await readText(request, largestJsonBytes) : '';
    const input = lazy(() => readJson(request.headers.get('content-type'), body));
    const run = (within: Ctx) => call(within, request, input);
    const key = storedKey(ctx, request, neverCached);
    if (!key) return run(ctx);
    // Unreadable input is refused before a transaction begins.
    input();
    return answerOnce(ctx, { ...key, body }, run);
  }

  const { preflight, mark } = crossOrigin(world.config.allowedOrigins);

  async function answerOne(request: Request): Promise<Response> {
    const guest: Ctx = { ...world, actor: { kind: 'guest' }, locale: localeOf(request), client: clientOf(request) };
    try {
      const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
      const ctx = bearer ? { ...guest, actor: await identify(guest, bearer) } : guest;
      const raw = rawRouteFor(request);
      return await (raw ? answerRaw(ctx, request, raw) : answerCall(ctx, request));
    } catch (error) {
      const { data, status } = worded(error, guest.locale);
      return Response.json(data, { status });
    }
  }

  async function answerMarked(request: Request, requestId: string): Promise<Response> {
    const answer = await waiting(nameOf(request), () => answerOne(request));
    return packed(request, numbered(mark(request, answer), requestId));
  }

  return async (request: Request): Promise<Response> =>
    preflight(request) ?? inRequest(({ id }) => answerMarked(request, id));
}

function numbered(response: Response, requestId: string): Response {
  const { headers, status } = response;
  headers.set('x-request-id', requestId);
  if (status === 503 && !headers.has('retry-after')) headers.set('retry-after', retryAfterSeconds);
  return response;
}

type MatchedRoute = Pick<ServedRoute, 'handle' | 'claim'> & { params: Record<string, string> };

function matcherOf(rawRoutes: ServedRoute[]): (request: Request) => MatchedRoute | undefined {
  const routes = rawRoutes.map((route) => ({
    ...route,
    pattern: new URLPattern({ pathname: prefix + route.path }),
    // Far cheaper to compare, and rules out most.
    begin: prefix + route.path.replace(/[:*{(].*$/, ''),
  }));
  return ({ method, url }) => {
    const { pathname } = new URL(url);
    const match = routes.find(
      (route) => route.method === method && pathname.startsWith(route.begin) && route.pattern.test(url),
    );
    if (!match) return undefined;
    const { handle, claim, pattern } = match;
    return { handle, params: namesIn(pattern.exec(url)?.pathname.groups ?? {}), ...(claim !== undefined && { claim }) };
  };
}

function pathOf(request: Request): string {
  return new URL(request.url).pathname.slice(prefix.length).replace(/\/+$/, '');
}

type CallOf = (ctx: Ctx, request: Request, input: () => unknown) => Promise<Response>;

function callerOf(routes: AnyRouter): CallOf {
  const handler = handlerOf(routes);
  return async (ctx, request, input) => {
    const { matched, response } = await handler.handle(standardRequest(ctx, request, input), { prefix, context: ctx });
    if (!matched) throw new Refusal('not_found');
    return Response.json(response.body, { status: response.status });
  };
}

function handlerOf(routes: AnyRouter) {
  return new StandardOpenAPIHandler<Ctx>(routes, {
    customErrorResponseBodyEncoder: (error) => error.data,
    rootInterceptors: [
      async ({ next, context }) => {
        const result = await next();
        if (!result.matched || result.response.status < 400 || isEnvelope(result.response.body)) return result;
        // oRPC's own answer, as to a body that is not JSON.
        const { data, status } = worded(
          new ORPCError('BAD_REQUEST', { status: result.response.status }),
          context.locale,
        );
        return { matched: true, response: { ...result.response, status, body: data } };
      },
    ],
    clientInterceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          throw worded(error, context.locale);
        }
      },
    ],
  });
}

function isEnvelope(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'errors' in body;
}

/**
 * oRPC itself would also read forms, files and queries with bracket syntax. Here a body is JSON or nothing, and no call
 * takes a query.
 */
function standardRequest(ctx: Ctx, { url, method, signal }: Request, input: () => unknown) {
  const address = new URL(url);
  address.search = '';
  const body = async () => {
    try {
      return input();
    } catch (error) {
      throw worded(error, ctx.locale);
    }
  };
  return { url: address, method, headers: {}, signal, body };
}

function hasBody({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

function nameOf(request: Request): string {
  return `${request.method} ${pathOf(request)}`;
}

/** Null where the answer is not stored. */
function storedKey(ctx: Ctx, request: Request, neverCached: readonly string[]): Key | null {
  const isStored = hasBody(request) && isJson(request) && !neverCached.includes(nameOf(request));
  return isStored ? keyOf(ctx, request) : null;
}

function isJson(request: Request): boolean {
  return isJsonType(request.headers.get('content-type'));
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function namesIn(groups: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value ?? '']));
}

/** `Accept-Language` holds a locale key [specification 7]. */
function localeOf(request: Request): LocaleKey {
  const key = LocaleKey.safeParse(request.headers.get('accept-language'));
  return key.success ? key.data : defaultLocale;
}

/** web/app/serve.ts sets it to the address of the peer, over any value that the peer sent. */
export const addressHeader = 'x-mestria-address';

function clientOf(request: Request): Ctx['client'] {
  return {
    address: networkOf(request.headers.get(addressHeader) ?? ''),
    agent: (request.headers.get('user-agent') ?? '').slice(0, 200),
  };
}
