import { useRouter } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor, type Visitor } from '#web/shared/visitor/visitor.ts';

export function useSwitchVisitor() {
  const t = useTexts('shell');
  const errors = useTexts('errors');
  const router = useRouter();
  const visitor = useVisitor();
  const words = () => ({
    changed: t('currency_changed'),
    notChanged: t('currency_not_changed'),
    noConnection: errors('connection_failure'),
  });

  return {
    visitor,
    setLocale: async (locale: Visitor['locale']) => {
      const { switchLocale } = await import('./hydrated.ts');
      await switchLocale(router, locale, words());
    },
    setCurrency: async (currency: Visitor['currency']) => {
      const { switchCurrency } = await import('./hydrated.ts');
      await switchCurrency(router, currency, words());
    },
  };
}
