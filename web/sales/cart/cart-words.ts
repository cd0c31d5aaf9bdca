import { useRouter } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { CartWords } from './put-in-cart.ts';

export function useCartWords(): { words: CartWords; seeCart: { label: string; onPress: () => void } } {
  const t = useTexts('add_to_cart');
  const router = useRouter();
  return {
    words: {
      already: t('already_in_cart'),
      added: t('added'),
      notSaved: t('not_saved'),
      failed: (message) => (message ? t('failed_with', { message }) : t('failed')),
    },
    seeCart: { label: t('see_cart'), onPress: () => void router.navigate({ to: '/cart' }) },
  };
}
