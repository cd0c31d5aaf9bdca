import type { Order } from '#contract/sales/orders/calls.ts';
import type { RefundShare } from '#contract/rules/refund-request.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useFreshSignIn } from '#web/shared/fresh-sign-in/fresh-sign-in.tsx';
import type { Typed } from '#web/shared/page/typed.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { useIbanFaults } from '../methods/iban-field.tsx';
import { ownerOf } from '../methods/owner-of.ts';

type Requesting = {
  order: Order;
  /** Null while nothing is chosen. */
  share: RefundShare | null;
  until: string;
  onRequested: () => Promise<void>;
};

/** Sends the request, after the bank account where one was typed, which needs a fresh sign-in. Render `dialog` beside the form. */
export function useRequestRefund({ order, share, until, onRequested }: Requesting) {
  const t = useTexts('request_refund');
  const faultsOfIban = useIbanFaults();
  const { send, refuse, ...sending } = useSending();
  const { freshly, dialog } = useFreshSignIn();

  function faultsOf(reason: string, iban: string | null) {
    return [
      ...(share ? [] : [{ field: 'lines', message: t('nothing_chosen') }]),
      ...(share?.rule === 'by_hand' && reason === '' ? [{ field: 'reason', message: t('reason_missing') }] : []),
      ...(iban === null ? [] : faultsOfIban(iban)),
    ];
  }

  async function submit({ text, has }: Typed): Promise<void> {
    const reason = text('reason').trim();
    const iban = has('iban') ? text('iban').trim() : null;
    const faults = faultsOf(reason, iban);
    if (!share || faults.length > 0) return refuse(faults);
    const { order_item_ids } = share;
    const lines = order_item_ids.length > 0 && { order_item_ids };
    const isDone = await send(async () => {
      if (iban !== null) {
        const owner = ownerOf(order.organization_id);
        await freshly(() => api().payments.setRefundIban({ data: [{ ...owner, iban }] }));
      }
      await api().payments.requestRefund({ data: [{ order_id: order.id, ...lines, ...(reason && { reason }) }] });
    });
    if (!isDone) return;
    notify({ kind: 'success', messages: t('sent', { day: until }) });
    await onRequested();
  }

  return { ...sending, submit, dialog };
}
