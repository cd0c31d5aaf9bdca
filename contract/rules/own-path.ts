/** A path of this site; undefined for anything that a browser would resolve to another site [domain 7]. */
export function ownPath(value: unknown): string | undefined {
  return typeof value === 'string' && /^\/(?![/\\])\P{Cc}*$/u.test(value) ? value : undefined;
}
