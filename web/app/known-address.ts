import { isLocale } from '#web/shared/visitor/visitor.ts';

type Address = { url: string; currencies: readonly { key: string }[] };

/**
 * The address without an unknown language or currency; null if it names none. Otherwise each invented name would be
 * cached as a page of its own, and stay in every link on it.
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
