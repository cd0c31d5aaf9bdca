import { appStart } from '#web/shared/app-settings.ts';
import { currentSession } from '#web/shared/session-store.ts';
import { currentVisitor, houseCurrencies, type Visitor } from '#web/shared/visitor.ts';
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
    saved: { locale: user?.locale?.key, currency: user?.currency?.key },
    kept: keptChoice(),
    drawn: currentVisitor(),
    hasErp,
    currencies: houseCurrencies().map(({ key }) => key),
    currenciesFailed,
    browserLanguage: navigator.language,
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
