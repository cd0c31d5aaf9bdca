import { createIsomorphicFn } from '@tanstack/react-start';
import type { Api } from '#contract/index.ts';
import { callsOverHttp, type Call } from './call-over-http.ts';
import { queriesOf, type Queries } from './queries.ts';
import { requestContext } from './request-context.ts';
import { sendAsMyself } from './send-as-myself.ts';
import { bearer } from '../session/session-store.ts';
import { currentVisitor } from '../visitor/visitor.ts';

/** On the server the verbs are called in process; in the browser, over HTTP. */
const currentApi: () => Api = createIsomorphicFn()
  .server((): Api => requestContext().api)
  .client((): Api => overHttp());

let browserApi: Api | undefined;

export function api(): Api {
  return currentApi();
}

/** Query options for every call. The locale is part of each key, since answers are worded in it. */
export function queries(): Queries {
  return queriesOf(currentApi(), currentVisitor().locale);
}

/** Where the API answers: this origin, unless the front office runs apart from it (`API_URL`). */
export function apiAddress(): string {
  return document.documentElement.dataset['api'] ?? `${location.origin}/api`;
}

function overHttp(): Api {
  browserApi ??= callsOverHttp({ address: apiAddress, headersFor, send: sendAsMyself });
  return browserApi;
}

/** What a guest does to become a user, and a user to become a guest. */
const sessionCalls = new Set(['register', 'authenticate', 'refreshToken', 'signOut']);

/** Every command can be sent twice without being done twice; asking and signing in need no key. */
async function headersFor({ slice, name }: Call): Promise<Record<string, string>> {
  const isSession = slice === 'identity' && sessionCalls.has(name);
  const token = isSession ? null : await bearer();
  const isOpen = name.startsWith('retrieve') || name === 'getSelf' || isSession;
  return {
    'accept-language': currentVisitor().locale,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(!isOpen && { 'idempotency-key': crypto.randomUUID() }),
  };
}
