/** A path of this site, as `redirect` may carry it; nothing that a browser would read as another site [domain 7]. */
export function ownPath(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/(?![/\\])\P{Cc}*$/u.test(value) ? value : undefined;
}
