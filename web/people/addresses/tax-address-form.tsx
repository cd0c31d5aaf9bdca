import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedTaxAddress } from '#contract/people/addresses/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { TaxAddressFields } from '#web/people/addresses/tax-address-fields.tsx';
import { addressOf, faultsOf, typedFrom, type TypedAddress } from '#web/people/addresses/model/typed-address.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

type TaxAddressFormProps = {
  organizationId: number | null;
  /** Without one, a new address is added. */
  address?: SavedTaxAddress | undefined;
  /** What is known of the owner of a new address. */
  known?: Partial<TypedAddress> | undefined;
  isFirst?: boolean;
  onDone: () => void;
};

export function TaxAddressForm({ organizationId, address, known, isFirst = false, onDone }: TaxAddressFormProps) {
  const t = useTexts('addresses');
  const [typed, setTyped] = useState(() => typedFrom(address ?? known ?? {}));
  const needsTaxId = organizationId !== null;
  const { busy, errors, attempt, errorOf, submit } = useTaxAddressForm({ organizationId, address, onDone });

  return (
    <Form
      aria-label={t(address ? 'change_address' : 'new_address')}
      failed={t('not_saved')}
      errors={errors}
      attempt={attempt}
      onSubmit={(form) => submit(typed, form)}
    >
      <TaxAddressFields
        value={typed}
        onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
        needsTaxId={needsTaxId}
        nameOf={(field) => field}
        errorOf={errorOf}
      />
      {!address && !isFirst && <CheckboxField name="is_default" label={t('as_default')} />}
      <Row>
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        <Button variant="quiet" onPress={onDone}>
          {t('cancel')}
        </Button>
      </Row>
    </Form>
  );
}

function useTaxAddressForm({ organizationId, address, onDone }: TaxAddressFormProps) {
  const t = useTexts('addresses');
  const wordsOf = useTexts('tax_address');
  const { locale } = useVisitor();
  const client = useQueryClient();
  const { send, refuse, ...sending } = useSending();

  async function submit(typed: TypedAddress, form: Typed): Promise<void> {
    const { country } = typed;
    const faults = faultsOf(typed, { needsTaxId: organizationId !== null });
    if (faults.length > 0) {
      return refuse(faults.map(({ field, wrong }) => ({ field, message: wordsOf(wrong, { country }) })));
    }
    const isSaved = await send(async () => {
      const input = addressOf(typed);
      const { createTaxAddress, updateTaxAddress } = api().addresses;
      const owner = organizationId === null ? {} : { organization_id: organizationId };
      await (address
        ? updateTaxAddress({ data: [{ id: address.id, ...input }] })
        : createTaxAddress({ data: [{ ...input, ...owner, is_default: form.isChecked('is_default') }] }));
      await client.invalidateQueries({ queryKey: [locale, 'addresses'] });
    });
    if (!isSaved) return;
    notify({ kind: 'success', messages: t('saved') });
    onDone();
  }

  return { ...sending, submit };
}
