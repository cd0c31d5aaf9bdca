import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { RefundQuote } from '#contract/sales/payments/refunds.ts';
import { refundShare } from '#contract/rules/refund-request.ts';
import { requestable } from '#web/sales/payments/refunds/model/refunds-of-order.ts';
import { refundQuoteQuery } from '#web/sales/payments/refunds/refund-queries.ts';
import { api } from '#web/shared/api/api.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { Act } from '../act.tsx';

/** Asks back the money of some or all lines; who decides may give a part of it. */
export function RequestRefund({ order }: { order: Order }) {
  const mayEdit = hasClaims(useSession(), 'orders.edit');
  const isRequestable = requestable(order) !== null;
  const { data } = useQuery({ ...refundQuoteQuery(order.id), enabled: mayEdit && isRequestable });
  const quote = data?.results[0];

  if (!mayEdit || !isRequestable || !quote || !refundShare(quote, [])) return null;
  return <Request order={order} quote={quote} />;
}

const fieldOf = (id: number) => `line ${id}`;

function Request({ order, quote }: { order: Order; quote: RefundQuote }) {
  const t = useTexts('desk_orders');
  const chosenIn = ({ isChecked }: Typed) =>
    quote.lines.map(({ order_item_id: id }) => id).filter((id) => isChecked(fieldOf(id)));

  function faultsOf(typed: Typed) {
    return [
      ...(chosenIn(typed).length === 0 ? [{ field: 'lines', message: t('nothing_chosen') }] : []),
      ...(typed.text('reason').trim() === '' ? [{ field: 'reason', message: t('reason_missing') }] : []),
    ];
  }

  return (
    <Act
      label={t('request_refund')}
      title={t('request_refund')}
      done={t('refund_asked')}
      faultsOf={faultsOf}
      send={(typed) => {
        const order_item_ids = chosenIn(typed);
        const reason = typed.text('reason').trim();
        return api().payments.requestRefund({ data: [{ order_id: order.id, order_item_ids, reason }] });
      }}
    >
      {(errorOf) => (
        <>
          <p>{t('refund_follows')}</p>
          <Lines order={order} quote={quote} error={errorOf('lines')} />
          <TextArea
            name="reason"
            label={t('reason')}
            help={t('reason_help')}
            rows={3}
            maxLength={500}
            error={errorOf('reason')}
          />
        </>
      )}
    </Act>
  );
}

type LinesProps = { order: Order; quote: RefundQuote; error: string | undefined };

function Lines({ order: { items }, quote: { lines, currency_id }, error }: LinesProps) {
  const t = useTexts('desk_orders');
  const money = useMoney();

  return (
    <ChoiceGroup legend={t('refund_which')} error={error}>
      {lines.map(({ order_item_id: id, amount_minor, bar }) => (
        <CheckboxField
          key={id}
          name={fieldOf(id)}
          label={items.find((item) => item.id === id)?.title ?? ''}
          help={bar === null ? undefined : t(`bar_${bar}`)}
          tally={bar === null ? money({ amount_minor, currency_id }).text : undefined}
          disabled={bar !== null}
          defaultChecked={bar === null && lines.length === 1}
        />
      ))}
    </ChoiceGroup>
  );
}
