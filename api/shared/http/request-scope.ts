import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export type RequestScope = {
  /** Short enough to be read out on the phone. It is in the answer and in the log. */
  id: string;
  /** The request has committed something, even if it fails later. */
  hasCommitted: boolean;
};

const scopes = new AsyncLocalStorage<RequestScope>();

export function inRequest<T>(run: (scope: RequestScope) => T): T {
  const scope = { id: newRequestId(), hasCommitted: false };
  return scopes.run(scope, () => run(scope));
}

export function requestScope(): RequestScope | undefined {
  return scopes.getStore();
}

export function newRequestId(): string {
  return randomUUID().slice(0, 8);
}
