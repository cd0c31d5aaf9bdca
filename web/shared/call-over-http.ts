import contractPaths from 'virtual:contract-paths';
import type { Api } from '#contract/index.ts';
import { errorIn } from './api-error.ts';
import { formOf, hasFile } from './multipart.ts';

export type Call = { slice: string; name: string };

type Wire = {
  address: () => string;
  headersFor: (call: Call) => Promise<Record<string, string>> | Record<string, string>;
  send: (request: Request) => Promise<Response>;
};

type Options = { signal?: AbortSignal };

/** Every call of the contract as a function: JSON both ways, multipart when a file is among the input. */
export function callsOverHttp(wire: Wire): Api {
  const slices = Object.entries(contractPaths).map(([slice, calls]) => {
    const names = Object.keys(calls);
    const functions = names.map((name) => [name, callOf(wire, { slice, name }, calls[name] ?? '')]);
    return [slice, Object.fromEntries(functions)];
  });
  return Object.fromEntries(slices);
}

function callOf({ address, headersFor, send }: Wire, call: Call, route: string) {
  const [method = 'POST', path = ''] = route.split(' ');
  return async (input: unknown, { signal }: Options = {}): Promise<unknown> => {
    const isForm = hasFile(input);
    const request = new Request(address() + path, {
      method,
      headers: { ...(await headersFor(call)), ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? formOf(input) : JSON.stringify(input ?? {}),
      signal: signal ?? null,
    });
    const response = await send(request);
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw errorIn(response.status, body);
    return body;
  };
}
