/** `unknown`, since the compiler does not always see the types of the router's state. */
type Shown = { matches: readonly { params: unknown }[]; location: { search: object } };

/**
 * Whether the address holds what only one person may know: the `$token` of a link in an email, or the address to return
 * to after a sign-in, which may hold one.
 */
export function isSecret({ matches, location }: Shown): boolean {
  return matches.some(({ params }) => hasToken(params)) || 'redirect' in location.search;
}

function hasToken(params: unknown): boolean {
  return typeof params === 'object' && params !== null && 'token' in params;
}
