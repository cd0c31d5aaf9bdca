import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CartItem } from '#contract/sales/cart/values.ts';
import type { OrderBuyer } from '#contract/sales/orders/desk-sale.ts';
import { mostBuyerReference } from '#contract/sales/orders/values.ts';
import { summaryQuery } from '#web/sales/cart/cart-query.ts';
import type { useSending } from '#web/shared/api/use-sending.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Sums } from '#web/shared/ui/definition-list.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import desk from '../../desk.module.css';
import { Part } from '../../frame/record/part.tsx';

type SaleFormProps = {
  buyer: OrderBuyer;
  items: readonly CartItem[];
  sending: ReturnType<typeof useSending>;
  onPlace: (typed: Typed, seenMinor: number | null) => Promise<void>;
};

/** For whom, with which code, for how much: what is read to the buyer before the order is placed. */
export function SaleForm({ buyer, items, sending, onPlace }: SaleFormProps) {
  const t = useTexts('desk_orders');
  const money = useMoney();
  const [organizationId, setOrganizationId] = useState('');
  const query = useQuery({ ...summaryQuery([...items]), placeholderData: keepPreviousData });
  const summary = query.data?.data[0];
  const { busy, errors, attempt, errorOf } = sending;
  // With a code the total is another one, which the order says.
  const seenOf = ({ text }: Typed) =>
    text('coupon_code').trim() === '' ? (summary?.total.amount_minor ?? null) : null;

  return (
    <Part id="sale" title={t('part_sale')}>
      <div className={desk.form}>
        <Form
          failed={t('not_created')}
          errors={errors}
          attempt={attempt}
          onSubmit={(typed) => onPlace(typed, seenOf(typed))}
        >
          {buyer.organizations.length > 0 && (
            <SelectField
              name="organization_id"
              label={t('buys_for')}
              value={organizationId}
              error={errorOf('organization_id')}
              onChange={({ target }) => setOrganizationId(target.value)}
            >
              <option value="">{t('for_themselves', { name: buyer.name })}</option>
              <Options of={buyer.organizations.map(({ id, name }) => ({ key: String(id), name }))} />
            </SelectField>
          )}
          {organizationId !== '' && (
            <>
              <CheckboxField name="buyer_takes_seat" label={t('buyer_takes_seat', { name: buyer.name })} />
              <TextField
                name="buyer_reference"
                label={t('buyer_reference')}
                optional={t('optional')}
                maxLength={mostBuyerReference}
                error={errorOf('buyer_reference')}
              />
            </>
          )}
          <TextField
            name="coupon_code"
            label={t('coupon_code')}
            optional={t('optional')}
            help={t('coupon_code_help')}
            maxLength={40}
            error={errorOf('coupon_code')}
          />
          {summary && (
            <Sums
              items={[{ term: t('tax'), value: money(summary.tax).text }]}
              total={{ term: t('total_with_tax'), value: money(summary.total).text }}
            />
          )}
          <p>{t('create_follows')}</p>
          <div>
            <Button type="submit" busy={busy}>
              {t('create_send')}
            </Button>
          </div>
        </Form>
      </div>
    </Part>
  );
}
