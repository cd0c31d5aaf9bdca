import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CartLine } from '#contract/sales/cart/calls.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { api } from '#web/shared/api/api.ts';
import { currentCart } from '#web/shared/cart/cart-store.ts';
import { saleCurrency } from '#web/shared/cart/sale-currency.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { currencyIdOf, currentVisitor } from '#web/shared/visitor/visitor.ts';
import { useCartWords } from './cart-words.ts';
import { mergeCarts } from './model/cart-rules.ts';
import { onSaleAgain, type Bought } from './model/on-sale-again.ts';
import { changeCart, useBuyer } from './put-in-cart.ts';

type Outcome = { isAdded: boolean; gone: string[] };

/** Puts the lines of an order into the cart, except those that are no longer on sale, which it names. */
export function OrderAgain({ items }: { items: readonly Bought[] }) {
  const t = useTexts('order_again');
  const { words } = useCartWords();
  const buyer = useBuyer();
  const [outcome, setOutcome] = useState<Outcome>();
  const { busy, errors, send } = useSending();
  const again = () =>
    send(async () => {
      const { lines: existing } = await summaryOf(items);
      const { lines, gone } = onSaleAgain(items, existing);
      const isAdded = lines.length > 0 && (await changeCart(mergeCarts(currentCart(), lines, buyer), words));
      setOutcome({ isAdded, gone });
    });

  return (
    <>
      <Button variant="secondary" busy={busy} onPress={() => void again()}>
        {t('again')}
      </Button>
      {errors[0] && (
        <Alert tone="danger" announce>
          {errors[0].message}
        </Alert>
      )}
      {outcome && (
        <Alert tone={outcome.gone.length > 0 ? 'warning' : 'success'} announce>
          {outcome.isAdded && (
            <p>
              {t('added')} <Link to="/cart">{t('see_cart')}</Link>
            </p>
          )}
          {outcome.gone.length > 0 && <p>{t('gone', { titles: outcome.gone.join(' · ') })}</p>}
        </Alert>
      )}
    </>
  );
}

async function summaryOf(items: readonly Bought[]): Promise<{ lines: CartLine[] }> {
  const cart = cartText(items.map((item) => ({ id: item.course_id, quantity: 1, preferred_class_id: null })));
  const currency_id = currencyIdOf(saleCurrency(currentVisitor().currency));
  const { data } = await api().cart.retrieveSummary({ data: [{ cart, currency_id }] });
  return data[0];
}
