type Shown = { matches: readonly { params: object }[]; location: { search: object } };

/**
 * Whether the address of what the router shows holds what one person alone may know: the token of a link in a mail, by the
 * name that routes have for it, or, on the way to a sign-in, an address that may hold one.
 */
export function isSecret({ matches, location }: Shown): boolean {
  return matches.some(({ params }) => 'token' in params) || 'redirect' in location.search;
}
