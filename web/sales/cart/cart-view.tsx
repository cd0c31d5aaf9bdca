import { Link } from '@tanstack/react-router';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { BuyingFor } from '#web/shared/session/buying-for.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { Page, PageHead, WithAside } from '#web/shared/ui/page.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { CartLine } from './cart-line.tsx';
import { useCartSummary } from './cart-query.ts';
import { CartTotals } from './cart-totals.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { GoToCheckout } from './go-to-checkout.tsx';
import { useCart } from './use-cart.ts';
import { Alert } from '#web/shared/ui/alert.tsx';

export function CartView() {
  const t = useTexts('cart');
  const site = useTexts('site');
  const shell = useTexts('shell');
  const { items, summary, ...summed } = useCartSummary();
  const { empty } = useCart();

  if (items.length === 0) return <EmptyCart />;
  return (
    <Page>
      <PageHead
        title={t('title')}
        path={
          <Breadcrumb label={site('path')}>
            <Link to="/">{site('home')}</Link>
            <Link to="/courses">{shell('to_Courses')}</Link>
            {t('title')}
          </Breadcrumb>
        }
      />
      <BuyingFor />
      <TooManySeats />
      {summary && (
        <WithAside wide aside={<CartTotals summary={summary} action={<GoToCheckout summary={summary} />} />}>
          <ul>
            {summary.lines.map((line) => (
              <CartLine key={line.id} line={line} />
            ))}
          </ul>
          <Row>
            <Button variant="quiet" small onPress={() => void empty()}>
              {t('empty')}
            </Button>
          </Row>
        </WithAside>
      )}
      {!summary && summed.error && <NotLoaded query={summed} title={t('failed')} text={t('failed_text')} />}
      {!summary && !summed.error && <SkeletonRows rows={items.length} label={t('loading')} />}
    </Page>
  );
}

/** A student who no longer acts for an organization has its seats in the cart. */
function TooManySeats() {
  const t = useTexts('cart');
  const { hasTooManySeats, keepOneSeatEach } = useCart();

  return (
    hasTooManySeats && (
      <Alert tone="warning" announce>
        <p>{t('too_many_seats')}</p>
        <Button variant="secondary" small onPress={() => void keepOneSeatEach()}>
          {t('one_seat_each')}
        </Button>
      </Alert>
    )
  );
}
