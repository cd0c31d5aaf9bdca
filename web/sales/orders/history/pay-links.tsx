import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { stateOf } from '../model/order-state.ts';

const words = { to_pay: 'pay_or_otherwise', in_review: 'send_another_proof' } as const;

/** To the page on which an open order is paid, now or another way, and proofs are sent. */
export function PayLinks({ order }: { order: Order }) {
  const t = useTexts('order_history');
  const [now] = useState(() => Date.now());
  const state = stateOf(order, now);
  const invoice = order.invoices.findLast(({ kind }) => kind === 'PF');

  if (!invoice || (state !== 'to_pay' && state !== 'in_review')) return null;
  return (
    <Link
      to="/payment/$orderId/$invoiceId"
      params={{ orderId: String(order.id), invoiceId: String(invoice.id) }}
      className={buttonClass({ variant: state === 'to_pay' ? 'primary' : 'secondary' })}
    >
      {t(words[state])}
    </Link>
  );
}
