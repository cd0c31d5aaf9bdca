import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useId } from 'react';
import { afterStart } from '#web/shared/page/after-start.tsx';
import { BuyingFor } from '#web/shared/session/buying-for.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Page, PageHead, WithAside } from '#web/shared/ui/page.tsx';
import type { Checkout } from './use-checkout.ts';
import styles from './checkout-frame.module.css';

// Rare: who orders again what waits for its payment.
const UnpaidOrders = afterStart(async () => (await import('./unpaid-orders.tsx')).UnpaidOrders);

type CheckoutFrameProps = {
  /** What one may do instead, above the form. */
  instead: ReactNode;
  parts: readonly { title: string; content: ReactNode }[];
  aside: ReactNode;
  refused: Checkout['refused'];
  onSubmit: () => void;
  /** What the form may ask in a dialog. */
  dialog: ReactNode;
};

export function CheckoutFrame({ instead, parts, aside, refused, onSubmit, dialog }: CheckoutFrameProps) {
  const t = useTexts('order');
  const site = useTexts('site');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <Page>
      <PageHead
        title={t('checkout')}
        path={
          <Breadcrumb label={site('path')}>
            <Link to="/">{site('home')}</Link>
            <Link to="/cart">{t('cart')}</Link>
            {t('checkout')}
          </Breadcrumb>
        }
      />
      <BuyingFor />
      <div className={styles.instead}>{instead}</div>
      <form noValidate onSubmit={submit}>
        <WithAside wide aside={aside}>
          <FormErrors title={t('not_placed_title')} errors={refused.errors} attempt={refused.attempt} />
          {refused.code === 'already_ordered' && <UnpaidOrders />}
          {parts.map(({ title, content }, place) => (
            <NumberedPart key={title} number={place + 1} title={title}>
              {content}
            </NumberedPart>
          ))}
        </WithAside>
      </form>
      {dialog}
    </Page>
  );
}

function NumberedPart({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>
        <span>{number}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}
