/** Visible ASCII, without fragment and backslash [RFC 9112, 3.2]. */
const readable = /^[!"$-[\]-~]+$/;
const absolute = /^https?:\/\/([^/?]*)(.*)$/i;

/** The path and query of a request line, whose absolute form must name this host; null if it is not valid. */
export function targetOn(host: string, sent: string): string | null {
  if (!readable.test(sent)) return null;
  if (sent.startsWith('/')) return sent;
  const [, named = '', rest = ''] = absolute.exec(sent) ?? [];
  if (named.toLowerCase() !== host) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Two slashes at the beginning would name another site. */
export function withSingleSlashes(target: string): string {
  const [path = ''] = target.split('?', 1);
  return path.replaceAll(/\/{2,}/g, '/') + target.slice(path.length);
}
