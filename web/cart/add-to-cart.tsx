import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useHasCart, useIsStarted } from '#web/shared/visitor/app-settings.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useCartWords } from './cart-words.ts';

type AddToCartProps = {
  courseId: number;
  preferredClassId?: number | undefined;
  title: string;
};

export function AddToCart({ courseId, preferredClassId, title }: AddToCartProps) {
  const t = useTexts('add_to_cart');
  const ready = useIsStarted();
  const hasCart = useHasCart();
  const saying = useCartWords();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    // The rules of the cart load with the first purchase.
    const { putInCart } = await import('./put-in-cart.ts');
    await putInCart({ id: courseId, classId: preferredClassId ?? null, ...saying });
    setBusy(false);
  };

  if (ready && !hasCart) return null;
  return (
    <Button wide busy={!ready || busy} onPress={() => void press()}>
      <Icon of={ShoppingCart} />
      {t('add')}
      <Hidden>: {title}</Hidden>
    </Button>
  );
}
