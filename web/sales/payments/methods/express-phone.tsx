import { Plus } from 'lucide-react';
import type { PaymentDetails } from '#contract/sales/payments/details.ts';
import { expressPhone } from '#contract/rules/express-phone.ts';
import { api } from '#web/shared/api/api.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { InPlace } from '#web/shared/ui/in-place.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { PhoneField } from '../express/phone-field.tsx';
import { DetailForm } from './detail-form.tsx';
import { StoredDetail } from './stored-detail.tsx';
import { ownerOf } from './owner-of.ts';
import { useDetail } from './use-detail.ts';

export type DetailProps = {
  details: PaymentDetails | undefined;
  organizationId: number | null;
  mayEdit: boolean;
};

export function ExpressPhone({ details, organizationId, mayEdit }: DetailProps) {
  const t = useTexts('payment_methods');
  const { locale } = useVisitor();
  const { busy, errors, attempt, errorOf, refuse, isEditing, setEditing, change, dialog } = useDetail();
  const owner = ownerOf(organizationId);

  function submit(typed: Typed) {
    const phone = typed.text('phone').trim();
    const faults = [
      ...(expressPhone(phone) === null ? [{ field: 'phone', message: t('phone_wrong') }] : []),
      ...(typed.isChecked('consent') ? [] : [{ field: 'consent', message: t('consent_missing') }]),
    ];
    if (faults.length > 0) return refuse(faults);
    const save = () => api().payments.setExpressPhone({ data: [{ ...owner, phone, consent: true }] });
    return change(save, t('phone_saved'));
  }

  const form = (
    <DetailForm
      label={t('express')}
      {...{ busy, errors, attempt }}
      onSubmit={submit}
      onCancel={() => setEditing(false)}
    >
      <PhoneField label={t('phone')} help={t('phone_help')} error={errorOf('phone')} />
      <CheckboxField name="consent" label={t('consent')} error={errorOf('consent')} />
    </DetailForm>
  );
  const { express_phone_end: end = null, express_consented_at: at = null } = details ?? {};

  return (
    <Stack>
      <p>{t('express_text')}</p>
      <InPlace open={isEditing} form={form}>
        {end !== null && at !== null ? (
          <StoredDetail
            shown={t('phone_shown', { end })}
            note={t('consented', { day: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(at)) })}
            mayEdit={mayEdit}
            busy={busy}
            deleteTitle={t('delete_phone_title')}
            deleteText={t('delete_phone_text')}
            onChange={() => setEditing(true)}
            onDelete={() => change(() => api().payments.removeExpressPhone({ data: [owner] }), t('phone_deleted'))}
          />
        ) : (
          <NothingYet text={t('phone_none')} add={t('phone_add')} mayEdit={mayEdit} onAdd={() => setEditing(true)} />
        )}
      </InPlace>
      {dialog}
    </Stack>
  );
}

type NothingYetProps = { text: string; add: string; mayEdit: boolean; onAdd: () => void };

export function NothingYet({ text, add, mayEdit, onAdd }: NothingYetProps) {
  return (
    <Stack>
      <p>{text}</p>
      {mayEdit && (
        <Row>
          <Button variant="secondary" onPress={onAdd}>
            <Icon of={Plus} />
            {add}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
