import { ownPath } from '#contract/rules/own-path.ts';

export { ownPath };

export type Redirected = { redirect?: string | undefined };

/** Always returns the key: a missing one would leave the unsafe address in the search. */
export function redirectIn({ redirect }: Record<string, unknown>): Redirected {
  return { redirect: ownPath(redirect) };
}
