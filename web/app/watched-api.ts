import type { Api } from '#contract/index.ts';

type Call = (...args: unknown[]) => Promise<unknown>;
type Calls = Record<string, Record<string, Call>>;

/** The same calls; each failure also goes to `onFailure`, since a page may handle it and render without the data. */
export function watchedApi(api: Api, onFailure: (error: unknown) => void): Api {
  const calls = untyped(api);
  const callOf =
    (slice: string, name: string) =>
    (...args: unknown[]) =>
      calls[slice]?.[name]?.(...args).catch((error: unknown) => {
        onFailure(error);
        throw error;
      });
  const sliceOf = (slice: string) => new Proxy({}, { get: (_, name: string) => callOf(slice, name) });
  return new Proxy({} as Api, { get: (_, slice: string) => sliceOf(slice) });
}

// The type of the contract cannot describe names that come from proxies.
function untyped(api: Api): Calls {
  return api as unknown as Calls;
}
