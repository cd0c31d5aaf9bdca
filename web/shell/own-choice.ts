import { builtInCurrencies, localeKeys } from '#contract/visitor-values.ts';
import type { SessionUser } from '#web/shared/session-store.ts';
import { currentVisitor, isCurrency, isLocale, type Visitor } from '#web/shared/visitor.ts';

const storageKey = 'visitor';

type Saved = Pick<SessionUser, 'currency_id' | 'locale'>;

/** The address decides first, then what the user saved, then what this browser remembers, then what was drawn. */
export function ownChoice(search: string, user: Saved | null): Visitor {
  const params = new URLSearchParams(search);
  const kept = keptChoice();
  const drawn = currentVisitor();
  const locale = [params.get('lang'), user?.locale?.key, kept.locale].find(isLocale) ?? drawn.locale;
  const currency = [params.get('currency'), currencyKeyOf(user), kept.currency].find(isCurrency) ?? drawn.currency;
  return { locale, currency };
}

export function keepChoice(visitor: Visitor): void {
  localStorage.setItem(storageKey, JSON.stringify(visitor));
}

export function forgetChoice(): void {
  localStorage.removeItem(storageKey);
}

function keptChoice(): { locale?: unknown; currency?: unknown } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function currencyKeyOf(user: Saved | null): string | undefined {
  return Object.values(builtInCurrencies).find(({ id }) => id === user?.currency_id)?.key;
}

export const choices = { locales: localeKeys, currencies: Object.values(builtInCurrencies) };
