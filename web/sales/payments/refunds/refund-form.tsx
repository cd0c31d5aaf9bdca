import { useState } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { RefundQuote } from '#contract/sales/payments/refunds.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { refundShare } from '#contract/rules/refund-request.ts';
import { formatMoney, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { RefundDestination } from './refund-destination.tsx';
import { RefundLines } from './refund-lines.tsx';
import type { RefundRights } from './refund-rights.ts';
import { useRequestRefund } from './use-request-refund.ts';

type RefundFormProps = { order: Order; quote: RefundQuote; rights: RefundRights; onRequested: () => Promise<void> };

export function RefundForm({ order, quote, rights, onRequested }: RefundFormProps) {
  const t = useTexts('request_refund');
  const { locale } = useVisitor();
  const { fullDay } = useDates();
  const [chosen, setChosen] = useState(() =>
    quote.lines.filter(({ bar }) => bar === null).map(({ order_item_id }) => order_item_id),
  );
  const share = chosen.length === 0 ? null : refundShare(quote, chosen);
  const { currency_id, destination } = quote;
  const amount = formatMoney(locale, { amount_minor: share?.amount_minor ?? 0, currency_id });
  const until = fullDay(quote.answer_by, operatorZone);
  const { busy, errors, attempt, errorOf, submit, dialog } = useRequestRefund({ order, share, until, onRequested });
  const rule = share?.rule ?? 'by_hand';

  return (
    <>
      <Form failed={t('not_sent')} errors={errors} attempt={attempt} onSubmit={submit}>
        <RefundLines order={order} quote={quote} chosen={chosen} error={errorOf('lines')} onChange={setChosen} />
        <DefinitionList items={[{ term: t('amount'), value: <b aria-live="polite">{amount}</b> }]} />
        <TextArea
          label={t('reason')}
          optional={rule === 'withdrawal' ? t('optional') : undefined}
          help={t(`reason_${rule}`)}
          name="reason"
          maxLength={500}
          rows={3}
          error={errorOf('reason')}
        />
        <RefundDestination quote={quote} mayEdit={rights.mayEditIban} error={errorOf('iban')} />
        <div>
          <h3>{t('what_next')}</h3>
          <p>{t('answer_by', { day: until })}</p>
          <p>{t(destination === 'account' ? 'seats_on_account' : 'seats')}</p>
        </div>
        <div>
          <Button type="submit" busy={busy}>
            {t('send', { amount })}
          </Button>
        </div>
      </Form>
      {dialog}
    </>
  );
}
