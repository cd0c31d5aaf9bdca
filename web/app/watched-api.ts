import type { Api } from '#contract/index.ts';

type Call = (...requested: unknown[]) => Promise<unknown>;
type Calls = Record<string, Record<string, Call>>;

/** The same calls; whatever one fails of is shown to `onFailure` as well, since a page may go on without it. */
export function watchedApi(api: Api, onFailure: (error: unknown) => void): Api {
  const calls = untyped(api);
  const callOf =
    (slice: string, name: string) =>
    (...requested: unknown[]) =>
      calls[slice]?.[name]?.(...requested).catch((error: unknown) => {
        onFailure(error);
        throw error;
      });
  const sliceOf = (slice: string) => new Proxy({}, { get: (_, name: string) => callOf(slice, name) });
  return new Proxy({} as Api, { get: (_, slice: string) => sliceOf(slice) });
}

// The names come from the proxies, which the contract's type cannot follow.
function untyped(api: Api): Calls {
  return api as unknown as Calls;
}
