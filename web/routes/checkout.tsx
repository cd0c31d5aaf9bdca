import type { Order } from '#contract/orders/calls.ts';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { CartSummary } from '#contract/cart/calls.ts';
import { summaryQuery, useCartSummary } from '#web/cart/cart-query.ts';
import { CartRecap } from '#web/cart/cart-recap.tsx';
import { CartTotals } from '#web/cart/cart-totals.tsx';
import { saveWhatIsLeft } from '#web/cart/save-cart.ts';
import { discounted } from '#web/coupons/model/discounted.ts';
import { useCoupon } from '#web/coupons/use-coupon.ts';
import { BuyerReference } from '#web/orders/buyer-reference.tsx';
import { AcceptTerms } from '#web/orders/accept-terms.tsx';
import { CheckoutFrame } from '#web/orders/checkout-frame.tsx';
import { InvoiceAddressChoice } from '#web/orders/invoice-address-choice.tsx';
import { PlaceOrderButton, PlaceOrderNote } from '#web/orders/place-order-button.tsx';
import { SeatForMyself } from '#web/orders/seat-for-myself.tsx';
import { useCheckout } from '#web/orders/use-checkout.ts';
import { invoiceAddressesQuery } from '#web/orders/use-invoice-address.ts';
import { MethodChoice, offerCalled } from '#web/payments/method-choice.tsx';
import { startPayment } from '#web/payments/start-payment.ts';
import { currentCart, setCart } from '#web/shared/cart/cart-store.ts';
import { checkoutPage } from '#web/shared/session/guards.ts';
import { saleCurrency } from '#web/shared/cart/sale-currency.ts';
import { Stack } from '#web/shared/ui/layout.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

const CouponEntry = lazy(async () => ({ default: (await import('#web/coupons/coupon-entry.tsx')).CouponEntry }));
const GiftEntry = lazy(async () => ({ default: (await import('#web/gifts/gift-entry.tsx')).GiftEntry }));
const RequestCourseHere = lazy(async () => ({
  default: (await import('./-request-course.tsx')).RequestCourseHere,
}));

export const Route = createFileRoute('/checkout')({
  ...checkoutPage,
  staticData: { shortFooter: true },
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery(summaryQuery(currentCart())),
      queryClient.prefetchQuery(invoiceAddressesQuery()),
    ]),
  head: ({ match: { context } }) => ({
    meta: [{ title: context.texts.site.title_checkout }, { name: 'robots', content: 'noindex' }],
  }),
  component: Checkout,
});

function Checkout() {
  const t = useTexts('order');
  const currency = saleCurrency(useVisitor().currency);
  const { summary: full } = useCartSummary();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const checkout = useCheckout(full, () => queryClient.invalidateQueries());
  const coupon = useCoupon({ code: checkout.draft.coupon, summary: full, isPlacing: checkout.isPlacing });
  const { quote } = coupon;
  const purchase = checkout.invoiceAddress.purchaseIn(currency);
  const offer = offerCalled(checkout.draft.method, purchase);

  if (!full) return null;
  const summary = discounted(full, quote);
  const buy = async () => {
    if (coupon.isTrying || !checkout.isComplete(summary)) return;
    // The order is placed from the cart on the server.
    await saveWhatIsLeft().catch((error: unknown) => console.warn(error));
    const order = await checkout.place(summary, quote?.code);
    if (!order) return;
    // If the payment does not start, the next page offers the choice again.
    const isDue = offer !== undefined && order.total_minor > 0;
    // A push waits for two minutes only, so the next page asks for the phone and sends it.
    const startsLater = isDue && offer.flow === 'push';
    if (isDue && !startsLater) await startPayment(order, offer).catch((error: unknown) => console.warn(error));
    await navigate({ ...paymentPageOf(order, startsLater ? offer.name : null), replace: true });
    setCart([]);
  };
  return (
    <CheckoutFrame
      instead={
        <Suspense>
          <RequestCourseHere lines={summary.lines} />
        </Suspense>
      }
      refused={checkout.refused}
      onSubmit={() => void buy()}
      aside={
        <CartTotals
          summary={summary}
          discount={quote && { code: quote.code, amount_minor: quote.discount.amount_minor }}
          action={<PlaceOrderButton summary={summary} busy={checkout.isPlacing || coupon.isTrying} />}
          note={<PlaceOrderNote />}
        />
      }
      parts={[
        {
          title: t('your_cart'),
          content: (
            <Stack>
              <div>
                <CartRecap summary={summary} discounts={quote?.lines} />
              </div>
              <Suspense>
                <CouponEntry
                  code={checkout.draft.coupon}
                  coupon={coupon}
                  onChange={(code) => checkout.change({ coupon: code })}
                />
                <GiftEntry
                  lines={summary.lines}
                  gifts={checkout.draft.gifts}
                  errorOf={checkout.errorOf}
                  onChange={(gifts) => checkout.change({ gifts })}
                />
              </Suspense>
              {!summary.lines.every(({ id }) => checkout.draft.gifts[id]) && <SeatForMyself checkout={checkout} />}
            </Stack>
          ),
        },
        {
          title: t('in_whose_name'),
          content: (
            <Stack>
              <InvoiceAddressChoice checkout={checkout} />
              <BuyerReference checkout={checkout} />
            </Stack>
          ),
        },
        ...(summary.total.amount_minor > 0
          ? [
              {
                title: t('how_to_pay'),
                content: (
                  <MethodChoice
                    purchase={purchase}
                    credit={creditIn(summary.total, checkout.invoiceAddress.organizationId)}
                    classes={summary.lines.flatMap((line) => line.class ?? [])}
                    value={offer}
                    onChange={({ name }) => checkout.change({ method: name })}
                  />
                ),
              },
            ]
          : []),
        { title: t('what_to_accept'), content: <AcceptTerms summary={summary} checkout={checkout} /> },
      ]}
    />
  );
}

function paymentPageOf({ id, invoices }: Order, method: string | null) {
  return {
    to: '/payment/$orderId/$invoiceId' as const,
    params: { orderId: String(id), invoiceId: String(invoices[0]?.id) },
    search: method === null ? {} : { method },
  };
}

function creditIn({ amount_minor, currency_id }: CartSummary['total'], organizationId: number | null) {
  return organizationId === null ? null : { organizationId, currencyId: currency_id, amountMinor: amount_minor };
}
