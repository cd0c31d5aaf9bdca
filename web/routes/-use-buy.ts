import { useNavigate } from '@tanstack/react-router';
import type { CartSummary } from '#contract/sales/cart/calls.ts';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { SiteOffer } from '#contract/sales/payments/offers.ts';
import { saveWhatIsLeft } from '#web/sales/cart/save-cart.ts';
import type { Checkout } from '#web/sales/orders/use-checkout.ts';
import type { CheckoutPhone } from '#web/sales/payments/express/use-checkout-phone.ts';
import { startPayment } from '#web/sales/payments/start-payment.ts';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { setCart } from '#web/shared/cart/cart-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';

type Buying = {
  checkout: Checkout;
  phone: CheckoutPhone;
  summary: CartSummary;
  coupon: string | undefined;
  offer: SiteOffer | undefined;
};

/** Places the order, starts its payment, and goes to the page of the payment. */
export function useBuy() {
  const t = useTexts('payment');
  const express = useTexts('express');
  const navigate = useNavigate();

  /** If the payment does not start, the next page offers the choice again. */
  async function start(order: Order, offer: SiteOffer | undefined, push: CheckoutPhone['push']): Promise<boolean> {
    if (!offer || order.total_minor === 0) return true;
    try {
      await startPayment(order, offer, push);
      return true;
    } catch (failure) {
      notify({ kind: 'error', messages: sentencesOf(failure)[0]?.message ?? t('not_started') });
      return false;
    }
  }

  return async ({ checkout, phone, summary, coupon, offer }: Buying): Promise<void> => {
    if (!checkout.isComplete(summary, phone.faults)) return;
    const isStored = await phone.storeForLater();
    // The order is placed from the cart on the server.
    await saveWhatIsLeft().catch((error: unknown) => console.warn(error));
    const order = await checkout.place(summary, coupon);
    if (!order) return;
    const isStarted = await start(order, offer, phone.push);
    if (!isStored) notify({ kind: 'error', messages: express('not_kept') });
    await navigate({ ...paymentPageOf(order, isStarted ? null : (offer?.name ?? null)), replace: true });
    setCart([]);
  };
}

function paymentPageOf({ id, invoices }: Order, method: string | null) {
  return {
    to: '/payment/$orderId/$invoiceId' as const,
    params: { orderId: String(id), invoiceId: String(invoices[0]?.id) },
    search: method === null ? {} : { method },
  };
}
