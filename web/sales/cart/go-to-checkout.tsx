import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CartSummary } from '#contract/sales/cart/calls.ts';
import { useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Caption } from '#web/shared/ui/layout.tsx';
import { canBeOrdered } from './model/line-facts.ts';
import { useCart } from './use-cart.ts';

export function GoToCheckout({ summary }: { summary: CartSummary }) {
  const t = useTexts('cart');
  const session = useSession();
  const { hasTooManySeats } = useCart();
  const look = buttonClass({ wide: true });

  if (!canBeOrdered(summary) || hasTooManySeats) return <Alert tone="warning">{t('mend_first')}</Alert>;
  if (session.status === 'user') {
    return (
      <Link to="/checkout" className={look}>
        {t('go_on')}
      </Link>
    );
  }
  return (
    <>
      <Link to="/login" search={{ redirect: '/checkout' }} className={look}>
        {t('sign_in_to_buy')}
      </Link>
      <Caption>{t.rich('no_account', { link: signUpLink })}</Caption>
    </>
  );
}

function signUpLink(words: ReactNode) {
  return (
    <Link to="/sign-up" search={{ redirect: '/checkout' }}>
      {words}
    </Link>
  );
}
