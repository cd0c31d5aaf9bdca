import { randomUUID } from 'node:crypto';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError, type AnyRouter } from '@orpc/server';
import { Refusal } from '#contract/refusals.ts';
import { defaultLocale, LocaleKey } from '#contract/basics.ts';
import type { Actor, Ctx } from './context.ts';
import { crossOrigin } from './cross-origin.ts';
import { errorBody, isBug } from './error-answers.ts';
import { onceByKey } from './idempotency.ts';
import { networkOf } from './network-of.ts';
import { packed } from './packed.ts';
import { withBodyWithin } from './body-within.ts';
import { wellFormed } from './well-formed.ts';

/** A call that oRPC cannot describe: a raw body, a stream of bytes, a picture. */
export type RawRoute = {
  method: 'GET' | 'POST' | 'PUT';
  /** Relative to /api, as in `/pictures/:id`. */
  path: string;
  handle: (ctx: Ctx, request: Request, params: Record<string, string>) => Promise<Response>;
};

export type World = Omit<Ctx, 'actor' | 'locale' | 'client'>;

type Parts = {
  routes: AnyRouter;
  rawRoutes: RawRoute[];
  world: World;
  /** Who the bearer of an access token is. Refuses `token_expired`. */
  identify: (ctx: Ctx, bearer: string) => Promise<Actor>;
  /** Paths that only ask, or whose bodies or answers are secret: nothing of them is kept under an Idempotency-Key. */
  neverKept?: readonly string[];
};

const prefix = '/api';
// A cart of a hundred courses weighs some kilobytes; files come by raw routes, which have limits of their own.
const largestJsonBytes = 1024 * 1024;

/** Answers everything below /api. */
export function answerApi({ routes, rawRoutes, world, identify, neverKept = [] }: Parts) {
  const handler = handlerOf(routes);
  const raws = rawRoutes.map((route) => ({ ...route, pattern: new URLPattern({ pathname: prefix + route.path }) }));

  function rawRouteFor({ method, url }: Request) {
    return raws.find((route) => route.method === method && route.pattern.test(url));
  }

  async function dispatch(ctx: Ctx, request: Request): Promise<Response> {
    const raw = rawRouteFor(request);
    if (raw) return raw.handle(ctx, request, namesIn(raw.pattern.exec(request.url)?.pathname.groups ?? {}));
    const { response } = await handler.handle(request, { prefix, context: ctx });
    if (!response) throw new Refusal('not_found');
    return response;
  }

  const { preflight, mark } = crossOrigin(world.config.allowedOrigins);

  async function answerOne(request: Request): Promise<Response> {
    const guest: Ctx = { ...world, actor: { kind: 'guest' }, locale: localeOf(request), client: clientOf(request) };
    try {
      const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
      const ctx = bearer ? { ...guest, actor: await identify(guest, bearer) } : guest;
      const isKept = !neverKept.includes(pathOf(request));
      const sent = isJson(request) || !rawRouteFor(request) ? await withBodyWithin(request, largestJsonBytes) : request;
      return await (isKept ? once(ctx, sent, dispatch) : dispatch(ctx, sent));
    } catch (error) {
      const told = error instanceof Told ? error : worded(error, guest);
      return Response.json(told.data, { status: told.status });
    }
  }

  return async (request: Request): Promise<Response> =>
    preflight(request) ?? packed(request, mark(request, await answerOne(request)));
}

/** The router answers `/x/` as it does `/x`. */
function pathOf(request: Request): string {
  return new URL(request.url).pathname.slice(prefix.length).replace(/\/+$/, '');
}

/** Every error of a call becomes its sentence here, once. */
function handlerOf(routes: AnyRouter) {
  return new OpenAPIHandler<Ctx>(routes, {
    customErrorResponseBodyEncoder: (error) => error.data,
    rootInterceptors: [
      async ({ next, context }) => {
        const result = await next();
        if (!result.matched || result.response.status < 400 || isEnvelope(result.response.body)) return result;
        // What oRPC answers by itself, as to a body that is no JSON.
        const told = worded(new ORPCError('BAD_REQUEST', { status: result.response.status }), context);
        return { matched: true, response: { ...result.response, status: told.status, body: told.data } };
      },
    ],
    clientInterceptors: [
      async ({ next, ...call }) => {
        const { context } = call;
        try {
          return await next({ ...call, input: wellFormed(call.input) });
        } catch (error) {
          throw worded(error, context);
        }
      },
    ],
  });
}

function isEnvelope(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'errors' in body;
}

/** An error that has its sentence already. */
class Told extends ORPCError<string, unknown> {}

function worded(error: unknown, ctx: Ctx): Told {
  const { status, body } = errorBody(error, ctx.locale);
  if (isBug(error)) logBug(error);
  return new Told(body.errors[0]?.code ?? 'unexpected_error', { status, data: body, message: body.message });
}

/** The id that the log shows is the only thing about a bug that leaves the server. */
function logBug(error: unknown): void {
  const stack = error instanceof Error ? error.stack : String(error);
  console.error(JSON.stringify({ level: 'error', request: randomUUID(), at: new Date().toISOString(), error: stack }));
}

async function once(
  ctx: Ctx,
  request: Request,
  dispatch: (ctx: Ctx, request: Request) => Promise<Response>,
): Promise<Response> {
  const key = request.headers.get('idempotency-key');
  if (!key || !isJson(request)) return dispatch(ctx, request);
  const body = await request.clone().text();
  const owner = ctx.actor.kind === 'user' ? `user ${ctx.actor.userId}` : 'guest';
  const { pathname } = new URL(request.url);
  const answer = await onceByKey(ctx, { owner, path: pathname, key: key.slice(0, 100), body }, async (inside) => {
    const response = await dispatch(inside, request);
    return { status: response.status, body: await response.text() };
  });
  return new Response(answer.body, { status: answer.status, headers: { 'content-type': 'application/json' } });
}

function isJson(request: Request): boolean {
  return request.headers.get('content-type')?.startsWith('application/json') ?? false;
}

function namesIn(groups: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, value ?? '']));
}

/** `Accept-Language` holds the locale key [specification 7]; anything else is the default. */
function localeOf(request: Request): LocaleKey {
  const asked = LocaleKey.safeParse(request.headers.get('accept-language'));
  return asked.success ? asked.data : defaultLocale;
}

/** web/app/serve.ts puts the peer's address here, over whatever the peer itself sent. */
export const addressHeader = 'x-mestria-address';

function clientOf(request: Request): Ctx['client'] {
  return {
    address: networkOf(request.headers.get(addressHeader) ?? ''),
    agent: (request.headers.get('user-agent') ?? '').slice(0, 200),
  };
}
