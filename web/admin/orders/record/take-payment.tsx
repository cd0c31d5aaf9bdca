import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/sales/orders/calls.ts';
import { paymentOffers } from '#contract/sales/payments/offers.ts';
import { isOpenOrder } from '#contract/sales/orders/values.ts';
import { api } from '#web/shared/api/api.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { Act } from '../act.tsx';
import { casesQuery } from '../order-queries.ts';

/** A push asks the phone of the buyer, and credit is the decision of their organization. */
const offersOfStaff = paymentOffers.filter(({ flow }) => flow === 'reference' || flow === 'manual');

/** How an open order is paid: an attempt for the buyer, or cash that is there. */
export function TakePayment({ order }: { order: Order }) {
  const session = useSession();

  if (!isOpenOrder(order.status) || order.total_minor === 0) return null;
  return (
    <>
      {hasClaims(session, 'orders.edit') && <Start order={order} />}
      {hasClaims(session, 'payments.approve') && <Cash order={order} />}
    </>
  );
}

function Start({ order: { id } }: { order: Order }) {
  const t = useTexts('desk_orders');
  const words = useTexts('attempts');

  return (
    <Act
      label={t('start_payment')}
      title={t('start_payment')}
      done={t('payment_started')}
      send={({ text }) => {
        const offer = offersOfStaff.find(({ name }) => name === text('offer')) ?? offersOfStaff[0];
        if (!offer) throw new Error('There is no way to pay.');
        const { method, channel } = offer;
        return api().payments.startPayment({ data: [{ order_id: id, method, channel }] });
      }}
    >
      {(errorOf) => (
        <>
          <p>{t('start_follows')}</p>
          <SelectField name="offer" label={t('method')} error={errorOf('method')}>
            <Options
              of={offersOfStaff.map(({ name, method, channel }) => ({
                key: name,
                name: words(`method_${method}`, { channel }),
              }))}
            />
          </SelectField>
        </>
      )}
    </Act>
  );
}

function Cash({ order }: { order: Order }) {
  const t = useTexts('desk_orders');
  const money = useMoney();
  const { id, currency_id } = order;
  const amount_minor = useDue(order);
  const amount = money({ amount_minor, currency_id }).text;

  return (
    <Act
      label={t('record_cash')}
      title={t('record_cash_title', { amount })}
      done={t('confirmed', { amount })}
      send={({ text }) => {
        const receipt_number = text('receipt_number').trim();
        const data = { order_id: id, amount_minor, ...(receipt_number !== '' && { receipt_number }) };
        return api().payments.recordCash({ data: [data] });
      }}
    >
      {(errorOf) => (
        <>
          <p>{t('confirm_follows')}</p>
          <TextField
            name="receipt_number"
            label={t('receipt_number')}
            optional={t('optional')}
            help={t('receipt_number_help')}
            maxLength={40}
            error={errorOf('receipt_number')}
          />
        </>
      )}
    </Act>
  );
}

/** Less what arrived short of it and waits for the rest. */
function useDue({ id, total_minor }: Order): number {
  const { data } = useQuery(casesQuery(id));
  const held = (data?.results ?? [])
    .filter(({ kind, state, reclaimed_at }) => kind === 'too_little' && state === 'open' && reclaimed_at === null)
    .reduce((sum, { amount_minor }) => sum + (amount_minor ?? 0), 0);
  return held < total_minor ? total_minor - held : total_minor;
}
