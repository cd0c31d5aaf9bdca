import { isLocale } from '#web/shared/visitor/visitor.ts';

type Address = { url: string; currencies: readonly { key: string }[] };

/**
 * Where a page lies whose address names a language or currency that nobody knows: the same without it. Null for every
 * other address. Otherwise each invented name would be a page of its own to keep, and stay in every link on it.
 */
export function addressOfKnown({ url, currencies }: Address): string | null {
  if (!/[?&](lang|currency)=/.test(url)) return null;
  const { pathname, searchParams } = new URL(url);
  const isCurrency = (name: string) => currencies.some(({ key }) => key === name);
  const unknown = [
    ...(searchParams.getAll('lang').every(isLocale) ? [] : ['lang']),
    ...(searchParams.getAll('currency').every(isCurrency) ? [] : ['currency']),
  ];
  if (unknown.length === 0) return null;
  for (const name of unknown) searchParams.delete(name);
  // Two slashes would name another site.
  const path = pathname.replace(/^\/+/, '/');
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}
