import { api } from '#web/shared/api/api.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { InPlace } from '#web/shared/ui/in-place.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { DetailForm } from './detail-form.tsx';
import { IbanField, useIbanFaults } from './iban-field.tsx';
import { NothingYet, type DetailProps } from './express-phone.tsx';
import { StoredDetail } from './stored-detail.tsx';
import { ownerOf } from './owner-of.ts';
import { useDetail } from './use-detail.ts';

export function RefundIban({ details, organizationId, mayEdit }: DetailProps) {
  const t = useTexts('payment_methods');
  const { busy, errors, attempt, errorOf, refuse, isEditing, setEditing, change, dialog } = useDetail();
  const faultsOf = useIbanFaults();
  const owner = ownerOf(organizationId);

  function submit(typed: Typed) {
    const iban = typed.text('iban').trim();
    const faults = faultsOf(iban);
    if (faults.length > 0) return refuse(faults);
    return change(() => api().payments.setRefundIban({ data: [{ ...owner, iban }] }), t('iban_saved'));
  }

  const form = (
    <DetailForm label={t('iban')} {...{ busy, errors, attempt }} onSubmit={submit} onCancel={() => setEditing(false)}>
      <IbanField error={errorOf('iban')} />
    </DetailForm>
  );
  const { refund_iban_end: end = null, refund_iban_country: country = null } = details ?? {};

  return (
    <Stack>
      <p>{t('iban_text')}</p>
      <InPlace open={isEditing} form={form}>
        {end !== null && country !== null ? (
          <StoredDetail
            shown={t('iban_shown', { country, end })}
            mayEdit={mayEdit}
            busy={busy}
            deleteTitle={t('delete_iban_title')}
            deleteText={t('delete_iban_text')}
            onChange={() => setEditing(true)}
            onDelete={() => change(() => api().payments.removeRefundIban({ data: [owner] }), t('iban_deleted'))}
          />
        ) : (
          <NothingYet text={t('iban_none')} add={t('iban_add')} mayEdit={mayEdit} onAdd={() => setEditing(true)} />
        )}
      </InPlace>
      {dialog}
    </Stack>
  );
}
