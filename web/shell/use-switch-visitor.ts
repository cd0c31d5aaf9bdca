import { useNavigate, useRouter } from '@tanstack/react-router';
import { api } from '#web/shared/api.ts';
import { useSession } from '#web/shared/session-store.ts';
import { useTexts } from '#web/shared/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { currencyIdOf, useVisitor, type Visitor } from '#web/shared/visitor.ts';
import { localeIds } from '#contract/visitor-values.ts';
import { applyVisitor } from './apply-visitor.ts';
import { keepChoice } from './own-choice.ts';

/** A choice of language or currency applies at once, stays in this browser, and is saved to a signed-in user. */
export function useSwitchVisitor() {
  const t = useTexts('shell');
  const router = useRouter();
  const navigate = useNavigate();
  const visitor = useVisitor();
  const session = useSession();

  async function change(part: Partial<Visitor>): Promise<void> {
    const next = { ...visitor, ...part };
    keepChoice(next);
    await applyVisitor(router, next);
    // An address that names the old choice would win again at the next load.
    const named = new URLSearchParams(location.search);
    if (named.has('lang') || named.has('currency')) {
      await navigate({ to: '.', search: (search) => ({ ...search, lang: next.locale, currency: next.currency }) });
    }
  }

  async function save(part: { currency_id?: number; locale_id?: number }): Promise<void> {
    if (session.status !== 'user') return;
    const { data } = await api().accounts.updateUserAndPerson({ data: [{ user: { id: session.user.id, ...part } }] });
    const { setSessionUser } = await import('#web/shared/session.ts');
    setSessionUser(data[0]);
  }

  return {
    visitor,
    setLocale: async (locale: Visitor['locale']) => {
      await change({ locale });
      await save({ locale_id: localeIds[locale] }).catch((error: unknown) => console.warn(error));
    },
    setCurrency: async (currency: Visitor['currency']) => {
      const closeLabel = t('close');
      try {
        await save({ currency_id: currencyIdOf(currency) });
        await change({ currency });
        notify({ kind: 'success', messages: t('currency_changed'), closeLabel });
      } catch {
        notify({ kind: 'error', messages: t('currency_not_changed'), closeLabel });
      }
    },
  };
}
