import { useLocation } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import { useHasCart } from '#web/shared/visitor/app-settings.ts';
import { useSession } from '#web/shared/session/session-store.ts';
import { targets } from '#web/shared/page/targets.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import styles from './guest-cart.module.css';
import { TargetLink } from './target-link.tsx';
import { useCounts } from './use-counts.ts';

export function GuestCart() {
  const t = useTexts('shell');
  const count = useCounts().Cart;
  const isOn = useHasCart();
  const isGuest = useSession().status === 'guest';
  const isThere = useLocation({ select: ({ pathname }) => pathname === targets.Cart });

  if (!isOn || !isGuest || isThere || count === 0) return null;
  return (
    <aside aria-label={t('with_Cart', { count })} className={styles.root}>
      <TargetLink to="Cart">
        <Icon of={ShoppingCart} />
        {t('with_Cart', { count })}
      </TargetLink>
    </aside>
  );
}
