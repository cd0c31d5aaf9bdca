import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Guardianship } from '#contract/areas/privacy/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import type { FormError } from '#web/shared/ui/form-errors.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { Section } from '#web/shared/ui/anchored-section.tsx';
import { guardianshipQuery } from './privacy-queries.ts';

export function OwnGuardian() {
  const { data } = useQuery(guardianshipQuery());
  const guardianship = data?.data[0];
  return guardianship?.is_minor ? <GuardianForm of={guardianship} /> : null;
}

function GuardianForm({ of }: { of: Guardianship }) {
  const t = useTexts('privacy');
  const { locale } = useVisitor();
  const client = useQueryClient();
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();

  async function submit(typed: Typed): Promise<void> {
    const name = typed.text('guardian_name').trim();
    const faults: FormError[] = [];
    if (!name) faults.push({ field: 'guardian_name', message: t('guardian_name_missing') });
    if (!typed.isChecked('consents')) faults.push({ field: 'consents', message: t('guardian_consent_missing') });
    if (faults.length > 0) return refuse(faults);
    const isSaved = await send(async () => {
      await api().privacy.recordGuardian({ data: [{ guardian_name: name, consents: true }] });
      await client.invalidateQueries({ queryKey: [locale, 'privacy'] });
    });
    if (isSaved) notify({ kind: 'success', messages: t('guardian_saved') });
  }

  return (
    <Section id="guardian" title={t('guardian')}>
      <Form
        lead={<GuardianNotice of={of} />}
        failed={t('guardian_not_saved')}
        errors={errors}
        attempt={attempt}
        onSubmit={submit}
      >
        <TextField
          name="guardian_name"
          label={t('guardian_name')}
          maxLength={120}
          autoComplete="off"
          defaultValue={of.guardian_name ?? ''}
          error={errorOf('guardian_name')}
        />
        <CheckboxField name="consents" label={t('guardian_consents')} error={errorOf('consents')} />
        <Row>
          <Button type="submit" variant="secondary" busy={busy}>
            {t('guardian_save')}
          </Button>
        </Row>
      </Form>
    </Section>
  );
}

function GuardianNotice({ of: { guardian_name, given_at, age_of_majority } }: { of: Guardianship }) {
  const t = useTexts('privacy');
  const { fullDay } = useDates();
  if (guardian_name && given_at) {
    return <Alert tone="success">{t('guardian_given', { name: guardian_name, day: fullDay(given_at) })}</Alert>;
  }
  return <Alert tone="warning">{t('guardian_needed', { age: age_of_majority })}</Alert>;
}
