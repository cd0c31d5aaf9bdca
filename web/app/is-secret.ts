type Shown = { matches: readonly { params: object }[]; location: { search: object } };

/**
 * Whether the address holds what only one person may know: the `$token` of a link in an email, or the address to return
 * to after a sign-in, which may hold one.
 */
export function isSecret({ matches, location }: Shown): boolean {
  return matches.some(({ params }) => 'token' in params) || 'redirect' in location.search;
}
