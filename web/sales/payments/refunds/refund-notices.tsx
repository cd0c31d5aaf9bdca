import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { RefundOfOrder } from '#contract/sales/orders/parts.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { formatMoney, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { refundsToShow } from './model/refunds-of-order.ts';
import { refundsQuery } from './refund-queries.ts';
import { useRefundRights, type RefundRights } from './refund-rights.ts';
import { WithdrawRefund } from './withdraw-refund.tsx';

const tones: Partial<Record<RefundOfOrder['status'], 'warning' | 'success'>> = {
  refused: 'warning',
  failed: 'warning',
  done: 'success',
};

type RefundNoticesProps = { order: Order; onChanged: () => Promise<unknown> };

/** What was asked back of the order, and what became of it. */
export function RefundNotices({ order, onChanged }: RefundNoticesProps) {
  const { data, refetch } = useQuery(refundsQuery(order.id));
  const rights = useRefundRights(order.organization_id);
  const refresh = async () => {
    await Promise.all([refetch(), onChanged()]);
  };

  return (
    <Stack>
      {refundsToShow(order.refunds).map((refund) => {
        const stored = data?.results.find(({ id }) => id === refund.id);
        return <Notice key={refund.id} {...{ order, refund, stored, rights }} onChanged={refresh} />;
      })}
    </Stack>
  );
}

/** The account to which the money goes or went; undefined while it loads. */
type Account = { iban_country: string | null; iban_end: string | null } | undefined;

type NoticeProps = {
  order: Order;
  refund: RefundOfOrder;
  stored: Account;
  rights: RefundRights;
  onChanged: () => Promise<void>;
};

function Notice({ order, refund, stored, rights, onChanged }: NoticeProps) {
  const t = useTexts('refunds');
  const { locale } = useVisitor();
  const day = useDay();
  const { id, status, amount_minor, destination } = refund;
  const amount = formatMoney(locale, { amount_minor, currency_id: order.currency_id });
  const facts = {
    amount,
    destination,
    requested: day(refund.requested_at),
    decided: day(refund.decided_at),
    sent: day(refund.sent_at),
    done: day(refund.done_at),
    withdrawn: day(refund.withdrawn_at),
  };

  return (
    <Alert tone={tones[status]} title={t(`title_${status}`, facts)}>
      <WhatNext refund={refund} />
      <LinesOf order={order} refund={refund} />
      <Destination refund={refund} stored={stored} rights={rights} />
      {status === 'requested' && rights.mayRequest && (
        <Row>
          <WithdrawRefund id={id} amount={amount} onWithdrawn={onChanged} />
        </Row>
      )}
    </Alert>
  );
}

function useDay() {
  const { fullDay } = useDates();
  return (moment: string | null) => (moment === null ? '' : fullDay(moment, operatorZone));
}

function WhatNext({ refund: { status, answer_by, refuse_reason } }: { refund: RefundOfOrder }) {
  const t = useTexts('refunds');
  const day = useDay();

  if (status === 'requested') return answer_by !== null && <p>{t('answer_by', { day: day(answer_by) })}</p>;
  if (status === 'refused') return refuse_reason && <p>{t('refused_because', { reason: refuse_reason })}</p>;
  return status === 'failed' && <p>{t('failed_text')}</p>;
}

function LinesOf({ order, refund }: { order: Order; refund: RefundOfOrder }) {
  const t = useTexts('refunds');
  const titles = order.items.filter(({ id }) => refund.order_item_ids.includes(id)).map(({ title }) => title);

  return titles.length > 0 && <p>{t('lines', { titles: titles.join('; ') })}</p>;
}

function accountText({ iban_country, iban_end }: NonNullable<Account>): string {
  return `${iban_country}••\u00A0••••\u00A0${iban_end}`;
}

type DestinationProps = { refund: RefundOfOrder; stored: Account; rights: RefundRights };

/** Where the money goes, or went; the buyer stores the account on another page. */
function Destination({ refund: { destination, status }, stored, rights }: DestinationProps) {
  const t = useTexts('refunds');

  if (status === 'sent') return stored?.iban_end && <p>{t('sent_to', { account: accountText(stored) })}</p>;
  if (status !== 'requested' && status !== 'approved' && status !== 'failed') return null;
  if (destination !== 'iban') return <p>{t(`to_${destination}`)}</p>;
  return stored && <BankAccount stored={stored} isWrong={status === 'failed'} mayEdit={rights.mayEditIban} />;
}

type BankAccountProps = { stored: NonNullable<Account>; isWrong: boolean; mayEdit: boolean };

function BankAccount({ stored, isWrong, mayEdit }: BankAccountProps) {
  const t = useTexts('refunds');
  const isMissing = stored.iban_end === null;
  const variant = isWrong || isMissing ? 'secondary' : 'quiet';

  return (
    <>
      <p>{isMissing ? t('iban_missing') : t('to_iban', { account: accountText(stored) })}</p>
      {isMissing && !mayEdit && <p>{t('iban_by_others')}</p>}
      {mayEdit && (
        <Row>
          <Link to="/profile/payment-methods" className={buttonClass({ variant, small: true })}>
            {t(isMissing ? 'add_iban' : 'change_iban')}
          </Link>
        </Row>
      )}
    </>
  );
}
