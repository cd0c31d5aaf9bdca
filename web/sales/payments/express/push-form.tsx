import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { NewPayment } from '#contract/sales/payments/calls.ts';
import type { PaymentOffer } from '#contract/sales/payments/offers.ts';
import { expressPhone } from '#contract/rules/express-phone.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { paymentDetailsQuery } from '../methods/payment-details-query.ts';
import { paymentsQuery } from '../payment-queries.ts';
import { startPayment } from '../start-payment.ts';
import { PhoneField } from './phone-field.tsx';
import { StoredPhone } from './stored-phone.tsx';
import { useStorePhone } from './use-store-phone.ts';

type PushFormProps = { order: Order; offer: PaymentOffer; onStarted: () => Promise<void> };

/** Which phone is asked to pay: a known one, or another. */
export function PushForm({ order, offer, onStarted }: PushFormProps) {
  const t = useTexts('express');
  const existing = useKnownPhone(order);
  const [usesOther, setUsesOther] = useState(false);
  const { busy, errors, attempt, errorOf, refuse, send } = useSending();
  const { mayStore, store, dialog } = useStorePhone(order.organization_id);
  if (existing === 'loading') return <SkeletonRows rows={2} label={t('loading')} />;
  const phone = usesOther ? null : existing;

  function submit(typed: Typed) {
    const number = typed.text('phone').trim();
    if (!phone && expressPhone(number) === null) return refuse([{ field: 'phone', message: t('phone_wrong') }]);
    return send(async () => {
      const isLost = !phone && typed.isChecked('keep') && !(await store(number));
      await startPayment(order, offer, phone?.push ?? { phone: number });
      if (isLost) notify({ kind: 'error', messages: t('not_kept') });
      await onStarted();
    });
  }

  return (
    <>
      <Form aria-label={t('form')} failed={t('not_sent')} errors={errors} attempt={attempt} onSubmit={submit}>
        {phone ? (
          <StoredPhone
            end={phone.end}
            note={t(phone.push.is_repeated ? 'to_latest' : 'to_stored')}
            onOther={() => setUsesOther(true)}
          />
        ) : (
          <>
            <PhoneField label={t('phone')} help={t('phone_help')} error={errorOf('phone')} />
            {mayStore && <CheckboxField name="keep" label={t('keep')} />}
          </>
        )}
        <Row>
          <Button type="submit" busy={busy}>
            {t('send')}
          </Button>
        </Row>
      </Form>
      {dialog}
    </>
  );
}

type KnownPhone = { end: string; push: Pick<NewPayment, 'is_repeated'> };

/** The phone of the latest push of this order, or else the stored one. Without an answer, the buyer types it. */
function useKnownPhone({ id, organization_id }: Order): KnownPhone | null | 'loading' {
  const attempts = useQuery(paymentsQuery(id));
  const details = useQuery(paymentDetailsQuery(organization_id));
  const latest = attempts.data?.results.find(({ phone_end }) => phone_end !== null)?.phone_end;
  if (latest) return { end: latest, push: { is_repeated: true } };
  if (details.isPending) return 'loading';
  const stored = details.data?.results[0]?.express_phone_end;
  return stored ? { end: stored, push: {} } : null;
}
