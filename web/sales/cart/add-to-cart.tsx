import { Link } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import { Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useCartItems } from '#web/shared/cart/cart-store.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { useIsUser } from '#web/shared/session/session-store.ts';
import { useHasCart, useIsStarted } from '#web/shared/visitor/app-settings.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { useCartWords } from './cart-words.ts';

// Whether the buyer may have several seats loads once the course is in the cart.
const OneMore = lazy(async () => ({ default: (await import('./one-more.tsx')).OneMore }));

type AddToCartProps = {
  courseId: number;
  preferredClassId?: number | undefined;
  title: string;
  /** In the narrow bar there is room for one action. */
  narrow?: boolean;
};

export function AddToCart({ courseId, preferredClassId, title, narrow = false }: AddToCartProps) {
  const t = useTexts('add_to_cart');
  const ready = useIsStarted();
  const hasCart = useHasCart();
  const { add, busy, wasPressed } = useAdding(courseId, preferredClassId);
  const isInCart = useCartItems().some(({ id }) => id === courseId);
  const mayAddMore = useIsUser() && !narrow;

  if (ready && !hasCart) return null;
  if (ready && isInCart) {
    return (
      <>
        <SeeCart takesFocus={wasPressed} />
        {mayAddMore && (
          <Suspense>
            <OneMore title={title} busy={busy} add={add} />
          </Suspense>
        )}
      </>
    );
  }
  return (
    <>
      {!narrow && (
        <noscript>
          <p>{t.rich('no_script', { link: contactLink })}</p>
        </noscript>
      )}
      <Button wide data-needs-script="" busy={!ready || busy} onPress={add}>
        <Icon of={ShoppingCart} />
        {t('add')}
        <Hidden>: {title}</Hidden>
      </Button>
    </>
  );
}

/** Takes the place of the pressed button, and its focus at once. */
function SeeCart({ takesFocus }: { takesFocus: boolean }) {
  const t = useTexts('add_to_cart');
  const link = useRef<HTMLAnchorElement>(null);
  const takes = useRef(takesFocus);
  useLayoutEffect(() => {
    if (takes.current && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Link ref={link} to="/cart" className={buttonClass({ wide: true })}>
      <Icon of={ShoppingCart} />
      {t('see_cart')}
    </Link>
  );
}

function useAdding(courseId: number, preferredClassId: number | undefined) {
  const saying = useCartWords();
  const [busy, setBusy] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const press = async () => {
    setBusy(true);
    setPressed(true);
    // The rules of the cart load with the first purchase.
    const { putInCart } = await import('./put-in-cart.ts');
    const isSaved = await putInCart({ id: courseId, classId: preferredClassId ?? null, ...saying });
    setPressed(isSaved);
    setBusy(false);
  };

  return { add: () => void press(), busy, wasPressed };
}

function contactLink(words: ReactNode) {
  return <a href="/contact">{words}</a>;
}
