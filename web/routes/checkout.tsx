import { createFileRoute } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { CartSummary } from '#contract/sales/cart/calls.ts';
import type { SiteOffer } from '#contract/sales/payments/offers.ts';
import type { Purchase } from '#contract/rules/offered-methods.ts';
import { summaryQuery, useCartSummary } from '#web/sales/cart/cart-query.ts';
import { CartRecap } from '#web/sales/cart/cart-recap.tsx';
import { CartTotals } from '#web/sales/cart/cart-totals.tsx';
import { discounted } from '#web/sales/coupons/model/discounted.ts';
import { useCoupon } from '#web/sales/coupons/use-coupon.ts';
import { BuyerReference } from '#web/sales/orders/buyer-reference.tsx';
import { AcceptTerms } from '#web/sales/orders/accept-terms.tsx';
import { CheckoutFrame } from '#web/sales/orders/checkout-frame.tsx';
import { InvoiceAddressChoice } from '#web/sales/orders/invoice-address-choice.tsx';
import { PlaceOrderButton, PlaceOrderNote } from '#web/sales/orders/place-order-button.tsx';
import { SeatForMyself } from '#web/sales/orders/seat-for-myself.tsx';
import { useCheckout, type Checkout as CheckoutState } from '#web/sales/orders/use-checkout.ts';
import { invoiceAddressesQuery } from '#web/sales/orders/use-invoice-address.ts';
import { useCheckoutPhone, type CheckoutPhone } from '#web/sales/payments/express/use-checkout-phone.ts';
import { MethodChoice, offerCalled } from '#web/sales/payments/method-choice.tsx';
import { currentCart } from '#web/shared/cart/cart-store.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { checkoutPage } from '#web/shared/session/guards.ts';
import { saleCurrency } from '#web/shared/cart/sale-currency.ts';
import { Stack } from '#web/shared/ui/layout.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { useBuy } from './-use-buy.ts';

const CouponEntry = lazy(async () => ({ default: (await import('#web/sales/coupons/coupon-entry.tsx')).CouponEntry }));
const GiftEntry = lazy(async () => ({ default: (await import('#web/areas/gifts/gift-entry.tsx')).GiftEntry }));
const CheckoutPhoneEntry = lazy(async () => ({
  default: (await import('#web/sales/payments/express/checkout-phone.tsx')).CheckoutPhoneEntry,
}));
const RequestCourseHere = lazy(async () => ({
  default: (await import('./-request-course.tsx')).RequestCourseHere,
}));

export const Route = createFileRoute('/checkout')({
  ...checkoutPage,
  staticData: {
    texts: [
      'cart',
      'order',
      'coupon',
      'payment',
      'express',
      'tax_address',
      'course_requests',
      'gift_choice',
      'sign',
      'security',
    ],
    shortFooter: true,
  },
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
  const queryClient = useQueryClient();
  const checkout = useCheckout(full, () => queryClient.invalidateQueries());
  const coupon = useCoupon({ code: checkout.draft.coupon, summary: full, isPlacing: checkout.isPlacing });
  const { quote } = coupon;
  const purchase = checkout.invoiceAddress.purchaseIn(currency);
  const offer = offerCalled(checkout.draft.method, purchase);

  const { organizationId } = checkout.invoiceAddress;
  const summary = full && discounted(full, quote);
  const isFree = costsNothing(summary);
  const phone = useCheckoutPhone({ ...checkout.draft, organizationId }, !isFree && offer?.flow === 'push');
  const buy = useBuy();

  if (!summary) return null;
  const submit = () => {
    if (!coupon.isTrying) void buy({ checkout, phone, summary, coupon: quote?.code, offer });
  };
  return (
    <CheckoutFrame
      instead={
        <Suspense>
          <RequestCourseHere lines={summary.lines} />
        </Suspense>
      }
      refused={checkout.refused}
      onSubmit={submit}
      dialog={phone.dialog}
      aside={
        <CartTotals
          summary={summary}
          discount={quote && { code: quote.code, amount_minor: quote.discount.amount_minor }}
          action={<PlaceOrderButton summary={summary} busy={checkout.isPlacing || coupon.isTrying} />}
          note={<PlaceOrderNote isFree={isFree} />}
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
        ...(isFree
          ? []
          : [
              { title: t('in_whose_name'), content: <InvoiceOf checkout={checkout} /> },
              { title: t('how_to_pay'), content: <HowToPay {...{ summary, checkout, offer, purchase, phone }} /> },
            ]),
        { title: t('what_to_accept'), content: <AcceptTerms summary={summary} checkout={checkout} /> },
      ]}
    />
  );
}

function costsNothing(summary: CartSummary | undefined): boolean {
  return summary?.total.amount_minor === 0;
}

function InvoiceOf({ checkout }: { checkout: CheckoutState }) {
  return (
    <Stack>
      <InvoiceAddressChoice checkout={checkout} />
      <BuyerReference checkout={checkout} />
    </Stack>
  );
}

type HowToPayProps = {
  summary: CartSummary;
  checkout: CheckoutState;
  offer: SiteOffer | undefined;
  purchase: Purchase;
  phone: CheckoutPhone;
};

function HowToPay({ summary, checkout, offer, purchase, phone }: HowToPayProps) {
  return (
    <MethodChoice
      purchase={purchase}
      credit={creditIn(summary.total, checkout.invoiceAddress.organizationId)}
      classes={summary.lines.flatMap((line) => line.class ?? [])}
      value={offer}
      onChange={({ name }) => checkout.change({ method: name })}
    >
      {offer?.flow === 'push' && (
        <Suspense>
          <CheckoutPhoneEntry
            entry={phone}
            typed={checkout.draft}
            error={checkout.errorOf('phone')}
            onChange={checkout.change}
          />
        </Suspense>
      )}
    </MethodChoice>
  );
}

function creditIn({ amount_minor, currency_id }: CartSummary['total'], organizationId: number | null) {
  return organizationId === null ? null : { organizationId, currencyId: currency_id, amountMinor: amount_minor };
}
