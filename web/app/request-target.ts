/** Visible ASCII, without fragment and backslash [RFC 9112, 3.2]. */
const readable = /^[!"$-[\]-~]+$/;
const absolute = /^https?:\/\/([^/?]*)(.*)$/i;

/**
 * The path and query that a request line asks of this host, which an absolute address may name too; null for what no
 * browser sends.
 */
export function targetOn(host: string, sent: string): string | null {
  if (!readable.test(sent)) return null;
  if (sent.startsWith('/')) return sent;
  const [, named = '', rest = ''] = absolute.exec(sent) ?? [];
  if (named.toLowerCase() !== host) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The same target with single slashes in its path: at the beginning, two would name another site. */
export function withSingleSlashes(target: string): string {
  const [path = ''] = target.split('?', 1);
  return path.replaceAll(/\/{2,}/g, '/') + target.slice(path.length);
}
