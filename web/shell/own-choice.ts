import { appStart } from '#web/shared/visitor/app-settings.ts';
import { currentSession, type SessionUser } from '#web/shared/session/session-store.ts';
import { currentVisitor, operatorCurrencies, type Visitor } from '#web/shared/visitor/visitor.ts';
import { chosenAmong } from './model/choice.ts';

const storageKey = 'visitor';

export function ownChoice(user = sessionUser()): Visitor {
  const { hasErp, currenciesFailed } = appStart();
  const named = new URLSearchParams(location.search);
  return chosenAmong({
    named: { locale: named.get('lang'), currency: named.get('currency') },
    saved: { locale: user?.locale?.key, currency: user?.currency?.key },
    stored: storedChoice(),
    drawn: currentVisitor(),
    hasErp,
    currencies: operatorCurrencies().map(({ key }) => key),
    currenciesFailed,
    browserLanguage: navigator.language,
    followsBrowser: location.pathname.startsWith('/invitation/'),
  });
}

function sessionUser(): SessionUser | null {
  const session = currentSession();
  return session.status === 'user' ? session.user : null;
}

export function storeChoice(visitor: Visitor): void {
  localStorage.setItem(storageKey, JSON.stringify(visitor));
}

export function clearChoice(): void {
  localStorage.removeItem(storageKey);
}

function storedChoice(): { locale?: unknown; currency?: unknown } {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
