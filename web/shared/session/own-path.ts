import { ownPath } from '#contract/rules/own-path.ts';

export { ownPath };

export type Redirected = { redirect?: string | undefined };

/** What is not said here stays in the search as it was written, so a bad address is said to be none. */
export function redirectIn({ redirect }: Record<string, unknown>): Redirected {
  return { redirect: ownPath(redirect) };
}
