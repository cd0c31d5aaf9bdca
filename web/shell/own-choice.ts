import { builtInCurrencies, type CurrencyKey } from '#contract/visitor-values.ts';
import { appStart } from '#web/shared/app-settings.ts';
import { currentSession } from '#web/shared/session-store.ts';
import { currentVisitor, type Visitor } from '#web/shared/visitor.ts';
import { chosenAmong } from './model/choice.ts';

const storageKey = 'visitor';

/** In which language and currency this person reads here and now. */
export function ownChoice(): Visitor {
  const session = currentSession();
  const user = session.status === 'user' ? session.user : null;
  const { hasErp, currenciesFailed } = appStart();
  const named = new URLSearchParams(location.search);
  return chosenAmong({
    named: { locale: named.get('lang'), currency: named.get('currency') },
    saved: { locale: user?.locale?.key, currency: currencyKeyOf(user?.currency_id) },
    kept: keptChoice(),
    drawn: currentVisitor(),
    hasErp,
    browserLanguage: currenciesFailed ? navigator.language : null,
  });
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

function currencyKeyOf(id: number | null | undefined): CurrencyKey | undefined {
  return [...appStart().currencies, ...Object.values(builtInCurrencies)].find((currency) => currency.id === id)?.key;
}
