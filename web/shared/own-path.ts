export type Redirected = { redirect?: string | undefined };

/** What is not said here stays in the search as it was written, so a bad address is said to be none. */
export function redirectIn({ redirect }: Record<string, unknown>): Redirected {
  return { redirect: ownPath(redirect) };
}

/** A path of this site, as `redirect` may carry it; nothing that a browser would read as another site [domain 7]. */
export function ownPath(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/(?![/\\])\P{Cc}*$/u.test(value) ? value : undefined;
}
