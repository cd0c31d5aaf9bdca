import type { Api } from '#contract/index.ts';
import { answerSource } from './answer-source.ts';

type ListQuery<I, O> = (input: I, options?: { signal?: AbortSignal }) => Promise<O>;

/** The key may have parts that a page has added to it. */
type Context = { signal: AbortSignal; queryKey?: readonly unknown[] };

type Query<C> =
  C extends ListQuery<infer I, infer O>
    ? {
        queryOptions: (options: { input: I }) => {
          queryKey: readonly unknown[];
          queryFn: (context: Context) => Promise<O>;
        };
        key: () => readonly unknown[];
      }
    : never;

export type Queries = { [S in keyof Api]: { [C in keyof Api[S]]: Query<Api[S][C]> } };

type Calls = Record<string, Record<string, ListQuery<unknown, unknown>>>;

/** `queries().courses.retrieve.queryOptions({ input })` for TanStack Query: the key is locale, slice, call and input. */
export function queriesOf(api: Api, locale: string): Queries {
  const calls = untyped(api);
  const sliceOf = (slice: string) => new Proxy({}, { get: (_, call: string) => queryOf(calls, [locale, slice, call]) });
  return new Proxy({} as Queries, { get: (_, slice: string) => sliceOf(slice) });
}

// The names come from the proxies, which the contract's type cannot follow.
function untyped(api: Api): Calls {
  return api as unknown as Calls;
}

function queryOf(calls: Calls, key: [string, string, string]) {
  const [, slice, call] = key;
  return {
    key: () => key,
    queryOptions: ({ input }: { input: unknown }) => ({
      queryKey: [...key, input],
      queryFn: ({ signal, queryKey = [...key, input] }: Context) =>
        answerSource.answer(queryKey, async () => calls[slice]?.[call]?.(input, { signal })),
    }),
  };
}
