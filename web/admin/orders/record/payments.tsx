import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { Payment } from '#contract/sales/payments/calls.ts';
import { offerBy } from '#contract/rules/payment-offers.ts';
import { paymentOffers } from '#contract/sales/payments/offers.ts';
import { attemptState, tonesOfAttempts } from '#web/sales/payments/model/attempt-state.ts';
import { api } from '#web/shared/api/api.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useMoney } from '#web/shared/texts/format.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Muted, NoBreak, Row } from '#web/shared/ui/layout.tsx';
import { Table } from '#web/shared/ui/table.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { Part } from '../../frame/record/part.tsx';
import { Act } from '../act.tsx';
import { attemptsQuery } from '../order-queries.ts';
import { Cases } from './cases.tsx';
import { TakePayment } from './take-payment.tsx';

/** Every attempt to pay, newest first, and late or wrong money. */
export function Payments({ order }: { order: Order }) {
  const t = useTexts('desk_orders');
  const query = useQuery(attemptsQuery(order.id));

  return (
    <Part id="payments" title={t('part_payments')} acts={<TakePayment order={order} />}>
      <Loaded query={query} loading={t('loading_payments')} failed={t('payments_not_loaded')}>
        {({ results }) => (results.length === 0 ? <p>{t('no_payments')}</p> : <Attempts attempts={results} />)}
      </Loaded>
      <Cases orderId={order.id} />
    </Part>
  );
}

function Attempts({ attempts }: { attempts: readonly Payment[] }) {
  const t = useTexts('desk_orders');
  const words = useTexts('attempts');
  const money = useMoney();
  const { short } = useMoments();

  return (
    <Table
      caption={t('part_payments')}
      rows={attempts}
      rowKey={({ id }) => id}
      columns={[
        {
          head: t('method'),
          headsRow: true,
          cell: ({ method, channel }) => words(`method_${method}`, { channel }),
        },
        { head: t('reference'), cell: (attempt) => <NoBreak>{referenceOf(attempt)}</NoBreak> },
        { head: t('since'), cell: ({ created_at: at }) => <NoBreak>{short(at)}</NoBreak> },
        {
          head: t('amount'),
          cell: ({ amount_minor, paid_amount_minor: paid, currency_id }) => (
            <NoBreak>{money({ amount_minor: paid ?? amount_minor, currency_id }).text}</NoBreak>
          ),
        },
        {
          head: t('state'),
          cell: (attempt) => {
            const state = attemptState(attempt);
            return <Badge tone={tonesOfAttempts[state]}>{words(`state_${state}`)}</Badge>;
          },
        },
        { head: t('acts'), cell: (attempt) => <Acts attempt={attempt} /> },
      ]}
    />
  );
}

function referenceOf({ entity, reference, phone_end: end }: Payment): string {
  return [entity, reference, end && `•••• ${end}`].filter(Boolean).join(' · ') || '–';
}

/** A proof can be read, and what comes by hand is confirmed or refused. */
function Acts({ attempt }: { attempt: Payment }) {
  const t = useTexts('desk_orders');
  const { id, status, proof, decline_reason: reason } = attempt;
  const flow = offerBy(paymentOffers, attempt)?.flow;
  const isByHand = flow === 'manual' || flow === 'approval' || flow === 'reservation';

  return (
    <Row>
      {proof && (
        <DownloadFile path={`/payments/${id}/proof`} name={proof.name}>
          {t('proof')}
        </DownloadFile>
      )}
      {status === 'pending' && isByHand && <Approve attempt={attempt} isApproval={flow === 'approval'} />}
      {status === 'pending' && isByHand && <Reject attempt={attempt} />}
      {reason !== null && <Muted>{reason}</Muted>}
    </Row>
  );
}

function Approve({ attempt, isApproval }: { attempt: Payment; isApproval: boolean }) {
  const t = useTexts('desk_orders');
  const money = useMoney();
  const { id } = attempt;
  const amount = money(attempt).text;

  return (
    <Act
      label={t(isApproval ? 'approve' : 'confirm_money')}
      title={t(isApproval ? 'approve_title' : 'confirm_title', { amount })}
      done={t('confirmed', { amount })}
      send={({ text }) => {
        const receipt_number = text('receipt_number').trim();
        const data = { id, while_waiting: true as const, ...(receipt_number !== '' && { receipt_number }) };
        return api().payments.approvePayment({ data: [data] });
      }}
    >
      {(errorOf) => (
        <>
          <p>{t(isApproval ? 'approve_follows' : 'confirm_follows')}</p>
          {!isApproval && (
            <TextField
              name="receipt_number"
              label={t('receipt_number')}
              optional={t('optional')}
              help={t('receipt_number_help')}
              maxLength={40}
              error={errorOf('receipt_number')}
            />
          )}
        </>
      )}
    </Act>
  );
}

function Reject({ attempt: { id } }: { attempt: Payment }) {
  const t = useTexts('desk_orders');

  return (
    <Act
      label={t('reject')}
      title={t('reject_title')}
      isDanger
      done={t('rejected')}
      faultsOf={({ text }) => (text('reason').trim() === '' ? [{ field: 'reason', message: t('reason_missing') }] : [])}
      send={({ text }) => api().payments.rejectPayment({ data: [{ id, reason: text('reason').trim() }] })}
    >
      {(errorOf) => (
        <TextArea
          name="reason"
          label={t('reason')}
          help={t('reason_help')}
          rows={3}
          maxLength={300}
          error={errorOf('reason')}
        />
      )}
    </Act>
  );
}
