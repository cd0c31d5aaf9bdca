import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/sales/orders/calls.ts';
import { refundShare } from '#contract/rules/refund-request.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { RefundForm } from './refund-form.tsx';
import { LinesWithoutRefund } from './refund-lines.tsx';
import { refundQuoteQuery } from './refund-queries.ts';
import type { RefundRights } from './refund-rights.ts';

type QuotedRefundProps = { order: Order; rights: RefundRights; onRequested: () => Promise<void> };

/** The server says what can be requested back; the order of the page may be a moment old. */
export function QuotedRefund({ order, rights, onRequested }: QuotedRefundProps) {
  const t = useTexts('request_refund');
  const site = useTexts('refunds');
  const match = useQuery({ ...refundQuoteQuery(order.id), gcTime: 0 });
  const { data } = match;

  if (!data && !match.error) return <SkeletonRows rows={4} label={site('loading')} />;
  if (!data) return <NotLoaded query={match} level={3} title={t('not_loaded')} />;
  const [quote] = data.results;
  if (!quote || refundShare(quote, []) === null) {
    return (
      <>
        <p>{t('nothing')}</p>
        {quote && <LinesWithoutRefund order={order} quote={quote} />}
      </>
    );
  }
  return <RefundForm order={order} quote={quote} rights={rights} onRequested={onRequested} />;
}
