import { createIsomorphicFn } from '@tanstack/react-start';
import type { Api } from '#contract/index.ts';
import { callsOverHttp, type Call } from './call-over-http.ts';
import { queriesOf, type Queries } from './queries.ts';
import { requestContext } from './request-context.ts';
import { sendAsMyself } from './send-as-myself.ts';
import { bearer } from '../session/session-store.ts';
import { currentVisitor } from '../visitor/visitor.ts';

let browserApi: Api | undefined;

/** On the server the verbs are called in process; in the browser, over HTTP. */
export const api: () => Api = createIsomorphicFn()
  .server((): Api => requestContext().api)
  .client((): Api => (browserApi ??= callsOverHttp({ address: apiAddress, headersFor, send: sendAsMyself })));

/** Query options for every call. The locale is part of each key, since answers are worded in it. */
export function queries(): Queries {
  return queriesOf(api(), currentVisitor().locale);
}

/** This origin, unless the front office runs apart from the API (`API_URL`). */
export function apiAddress(): string {
  return document.documentElement.dataset['api'] ?? `${location.origin}/api`;
}

/** They open and submit what may be anonymous, so they do not say who sends them. */
const callsOfGuests = new Set(['openForm', 'submitForm']);
const sessionCalls = new Set(['register', 'authenticate', 'refreshToken', 'signOut']);

/** Commands carry an idempotency key; calls that read and session calls need none. */
async function headersFor({ slice, name, reads }: Call & { reads: boolean }): Promise<Record<string, string>> {
  const isSession = slice === 'identity' && sessionCalls.has(name);
  const isOfGuest = slice === 'forms' && callsOfGuests.has(name);
  const token = isSession || isOfGuest ? null : await bearer();
  return {
    'accept-language': currentVisitor().locale,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(!reads && !isSession && { 'idempotency-key': crypto.randomUUID() }),
  };
}
