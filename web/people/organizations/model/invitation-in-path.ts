/** The token of an invitation whose page this is; null for any other path. */
export function invitationInPath(path: string | undefined): string | null {
  return /^\/profile\/my-affiliations\/([\w-]{1,100})\/?(?:[?#]|$)/.exec(path ?? '')?.[1] ?? null;
}
