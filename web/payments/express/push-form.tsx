import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from '#contract/orders/calls.ts';
import type { NewPayment } from '#contract/payments/calls.ts';
import type { PaymentOffer } from '#contract/payments/offers.ts';
import { expressPhone } from '#contract/rules/express-phone.ts';
import { api } from '#web/shared/api/api.ts';
import { useFreshSignIn } from '#web/shared/fresh-sign-in/fresh-sign-in.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { useHasRightIn } from '#web/shared/session/acting-for.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Muted, Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { paymentDetailsQuery } from '../methods/payment-details-query.ts';
import { ownerOf } from '../methods/owner-of.ts';
import { paymentsQuery } from '../payment-queries.ts';
import { startPayment } from '../start-payment.ts';

type PushFormProps = { order: Order; offer: PaymentOffer; onStarted: () => Promise<void> };

/** Which phone is asked to pay: a known one, or another. */
export function PushForm({ order, offer, onStarted }: PushFormProps) {
  const t = useTexts('express');
  const known = useKnownPhone(order);
  const [usesOther, setUsesOther] = useState(false);
  const { busy, errors, attempt, errorOf, refuse, send } = useSending();
  const { freshly, dialog } = useFreshSignIn();
  const keeps = useMayStore(order.organization_id);
  if (known === 'loading') return <SkeletonRows rows={2} label={t('loading')} />;
  const phone = usesOther ? null : known;

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

  /** Before the request, whose minutes a dialog would use up. A failure here must not look like one of the payment. */
  function store(number: string): Promise<boolean> {
    const phoneOf = { ...ownerOf(order.organization_id), phone: number, consent: true as const };
    return freshly(() => api().payments.setExpressPhone({ data: [phoneOf] })).then(
      () => true,
      () => false,
    );
  }

  return (
    <>
      <Form aria-label={t('form')} failed={t('not_sent')} errors={errors} attempt={attempt} onSubmit={submit}>
        {phone ? (
          <div>
            <p>
              <b>{t('number', { end: phone.end })}</b>
            </p>
            <p>
              <Muted>{t(phone.push.is_repeated ? 'to_latest' : 'to_stored')}</Muted>
            </p>
          </div>
        ) : (
          <>
            <TextField
              type="tel"
              name="phone"
              label={t('phone')}
              help={t('phone_help')}
              autoComplete="tel"
              maxLength={30}
              error={errorOf('phone')}
            />
            {keeps && <CheckboxField name="keep" label={t('keep')} />}
          </>
        )}
        <Row>
          <Button type="submit" busy={busy}>
            {t('send')}
          </Button>
          {phone && (
            <Button variant="quiet" onPress={() => setUsesOther(true)}>
              {t('other_number')}
            </Button>
          )}
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

function useMayStore(organizationId: number | null): boolean {
  const mayEdit = useHasRightIn(organizationId, 'addresses.edit');
  return organizationId === null || mayEdit;
}
