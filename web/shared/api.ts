import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import contractPaths from 'virtual:contract-paths';
import type { Api } from '#contract/index.ts';
import { asRefusal } from './api-error.ts';
import { requestContext } from './request-context.ts';
import { sendAsMyself } from './send-as-myself.ts';
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
      fetch: (request) => sendAsMyself(request),
    }),
  );
  return browserApi;
}

/** Every command can be sent twice without being done twice; asking and signing in need no key. */
async function headersFor(path: readonly string[]): Promise<Record<string, string>> {
  const [slice, call = ''] = path;
  const opensSession = slice === 'accounts' && sessionCalls.has(call);
  const token = opensSession ? null : await bearer();
  const needsKey = !opensSession && !call.startsWith('retrieve') && call !== 'getSelf';
  return {
    'accept-language': currentVisitor().locale,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(needsKey && { 'idempotency-key': crypto.randomUUID() }),
  };
}

/** What a guest may do to become a user, or a user to become a guest. */
const sessionCalls = new Set(['register', 'authenticate', 'refreshToken', 'signOut']);
