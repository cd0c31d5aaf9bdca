import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { mayBuySeveral } from './model/cart-rules.ts';
import { useBuyer } from './put-in-cart.ts';

/** For buyers of several seats. */
export function OneMore({ title, busy, add }: { title: string; busy: boolean; add: () => void }) {
  const t = useTexts('add_to_cart');
  const isForSeveral = mayBuySeveral(useBuyer());

  return (
    isForSeveral && (
      <Button wide variant="secondary" busy={busy} onPress={add}>
        {t('one_more')}
        <Hidden>: {title}</Hidden>
      </Button>
    )
  );
}
