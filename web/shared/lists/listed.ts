import type { KnownCurrency, LocaleKey } from '#contract/visitor-values.ts';

/** `name` is plain, or JSON text of names per locale key [specification 3]. */
export type ListedLocale = { id: number; key: LocaleKey; name: string };
export type ListedCurrency = KnownCurrency & { name: string };
