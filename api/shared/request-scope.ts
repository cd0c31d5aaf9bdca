import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export type RequestScope = {
  /** Short enough to be read out on the phone; it stands in the answer and in the log. */
  id: string;
  /** Something that this request did stands, whatever becomes of the rest. */
  hasCommitted: boolean;
};

const scopes = new AsyncLocalStorage<RequestScope>();

export function inRequest<T>(run: (scope: RequestScope) => T): T {
  const scope = { id: newRequestId(), hasCommitted: false };
  return scopes.run(scope, () => run(scope));
}

/** The request on whose behalf this runs; none in jobs and reactions. */
export function requestScope(): RequestScope | undefined {
  return scopes.getStore();
}

export function newRequestId(): string {
  return randomUUID().slice(0, 8);
}
