import type { AnyRouter } from '@tanstack/react-router';
import { localeIds } from '#contract/visitor-values.ts';
import { api } from '#web/shared/api/api.ts';
import { appStart } from '#web/shared/visitor/app-settings.ts';
import { setSessionUser } from '#web/shared/session/session.ts';
import { currentSession } from '#web/shared/session/session-store.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { currencyIdOf, currentVisitor, type Visitor } from '#web/shared/visitor/visitor.ts';
import { applyVisitor } from './apply-visitor.ts';
import { storeChoice } from './own-choice.ts';

type SwitchWords = { changed: string; notChanged: string; noConnection: string };

/** Applied at once, stored in this browser and saved to a signed-in user [specification 4, Other]. */
export async function switchLocale(router: AnyRouter, locale: Visitor['locale'], words: SwitchWords): Promise<void> {
  const id = appStart().locales.find(({ key }) => key === locale)?.id ?? localeIds[locale];
  // Sent before the page changes, so that leaving at once does not lose the choice.
  const saving = save({ locale_id: id }).catch((error: unknown) => console.warn(error));
  try {
    await change(router, { locale });
  } catch (error) {
    console.warn(error);
    notify({ kind: 'error', messages: words.noConnection });
    return;
  }
  await saving;
}

export async function switchCurrency(
  router: AnyRouter,
  currency: Visitor['currency'],
  { changed, notChanged }: SwitchWords,
): Promise<void> {
  // With an ERP there is only one currency.
  if (appStart().hasErp) {
    notify({ kind: 'error', messages: notChanged });
    return;
  }
  const before = currentVisitor();
  try {
    await change(router, { currency });
    await save({ currency_id: currencyIdOf(currency) });
    notify({ kind: 'success', messages: changed });
  } catch (error) {
    console.warn(error);
    notify({ kind: 'error', messages: notChanged });
    await change(router, { currency: before.currency });
  }
}

async function change(router: AnyRouter, part: Partial<Visitor>): Promise<void> {
  const next = { ...currentVisitor(), ...part };
  await applyVisitor(router, next);
  storeChoice(next);
  // A choice in the address would win again at the next load.
  const named = new URLSearchParams(location.search);
  if (!named.has('lang') && !named.has('currency')) return;
  const inNew = (search: object) => ({ ...search, lang: next.locale, currency: next.currency });
  await router.navigate({ to: '.', search: inNew, resetScroll: false });
}

async function save(part: { currency_id?: number; locale_id?: number }): Promise<void> {
  const session = currentSession();
  if (session.status !== 'user') return;
  const { id, username } = session.user;
  const { data } = await api().people.updateUserAndPerson({ data: [{ user: { id, username, ...part } }] });
  setSessionUser(data[0]);
}
