import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import contractPaths from 'virtual:contract-paths';
import type { Api } from '#contract/index.ts';
import { asRefusal } from './api-error.ts';
import { sendPersistently } from './connection.ts';
import { requestContext } from './request-context.ts';
import { bearer } from './session-store.ts';
import { currentVisitor } from './visitor.ts';

/** On the server the verbs are called in process; in the browser, over HTTP. */
const currentApi: () => Api = createIsomorphicFn()
  .server((): Api => requestContext().api)
  .client((): Api => overHttp());

let browserApi: Api | undefined;

export function api(): Api {
  return currentApi();
}

/** Query options for every call. The locale is part of each key, since answers are worded in it. */
export function queries() {
  return createTanstackQueryUtils(currentApi(), { path: [currentVisitor().locale] });
}

/** Where the API answers: this origin, unless the front office runs apart from it (`API_URL`). */
export function apiAddress(): string {
  return document.documentElement.dataset['api'] ?? `${location.origin}/api`;
}

function overHttp(): Api {
  browserApi ??= createORPCClient<Api>(
    new OpenAPILink(contractPaths, {
      url: apiAddress,
      headers: (_options, path) => headersFor(path),
      customErrorResponseBodyDecoder: asRefusal,
      fetch: (request) => sendPersistently(request),
    }),
  );
  return browserApi;
}

/** Every command can be sent twice without being done twice; asking and signing in need no key. */
async function headersFor(path: readonly string[]): Promise<Record<string, string>> {
  const [slice, call = ''] = path;
  const token = slice === 'accounts' && sessionCalls.has(call) ? null : await bearer();
  const isAsked = call.startsWith('retrieve') || (slice === 'accounts' && sessionCalls.has(call));
  return {
    'accept-language': currentVisitor().locale,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(!isAsked && { 'idempotency-key': crypto.randomUUID() }),
  };
}

const sessionCalls = new Set(['authenticate', 'refreshToken', 'getSelf', 'signOut']);
