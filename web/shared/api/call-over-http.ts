import { firstPaths, otherPaths } from 'virtual:contract-paths';
import type { Api } from '#contract/index.ts';
import { errorIn } from './api-error.ts';
import { ConnectionFailure } from './connection.ts';
import { formOf, hasFile } from './multipart.ts';

export type Call = { slice: string; name: string };
type Route = { method: string; path: string; reads: boolean };

type Wire = {
  address: () => string;
  headersFor: (call: Call & Pick<Route, 'reads'>) => Promise<Record<string, string>> | Record<string, string>;
  send: (request: Request) => Promise<Response>;
};

type Options = { signal?: AbortSignal };

export function callsOverHttp(wire: Wire): Api {
  const sliceOf = (slice: string) => new Proxy({}, { get: (_, name: string) => callOf(wire, { slice, name }) });
  return new Proxy({} as Api, { get: (_, slice: string) => sliceOf(slice) });
}

function callOf({ address, headersFor, send }: Wire, call: Call) {
  return async (input: unknown, { signal }: Options = {}): Promise<unknown> => {
    const { method, path, reads } = await routeOf(call);
    const isForm = hasFile(input);
    const request = new Request(address() + path, {
      method,
      headers: { ...(await headersFor({ ...call, reads })), ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? formOf(input) : JSON.stringify(input ?? {}),
      signal: signal ?? null,
    });
    const response = await send(request);
    const body: unknown = await response.json().catch(() => null);
    // Anything but 200 is a failure [specification 4, Cart; 7].
    if (response.status !== 200 || body === null) throw errorIn(response.status, body);
    return body;
  };
}

async function routeOf({ slice, name }: Call): Promise<Route> {
  const route = firstPaths[slice]?.[name] ?? (await loadedPaths()).default[slice]?.[name];
  const [method, path, writes] = route?.split(' ') ?? [];
  if (!method || !path) throw new Error(`The contract has no call ${slice}.${name}.`);
  return { method, path, reads: writes === undefined };
}

async function loadedPaths(): ReturnType<typeof otherPaths> {
  return otherPaths().catch(() => {
    throw new ConnectionFailure();
  });
}
