import { useQueryClient } from '@tanstack/react-query';
import { earliestYear, qualificationLevels } from '#contract/people/people/student-values.ts';
import type { Qualification } from '#contract/people/people/student.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { FieldPair } from '#web/shared/ui/field.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { CountryOptions } from '#web/shared/ui/country-options.tsx';
import { type Fault, faultsOf, qualificationIn } from './model/typed-qualification.ts';

type QualificationFormProps = { qualification?: Qualification | undefined; onDone: () => void };

const nothingYet = {
  level: '',
  field: '',
  institution: '',
  country: '',
  from_year: null,
  to_year: null,
  is_concluded: true,
};

export function QualificationForm({ qualification, onDone }: QualificationFormProps) {
  const t = useTexts('student');
  const { busy, errors, attempt, errorOf, submit } = useQualificationForm({ qualification, onDone });
  const { level, field, institution, country, from_year, to_year, is_concluded } = qualification ?? nothingYet;

  return (
    <Form
      aria-label={t(qualification ? 'change_qualification' : 'new_qualification')}
      failed={t('qualification_not_saved', { count: errors.length })}
      errors={errors}
      attempt={attempt}
      onSubmit={submit}
    >
      <SelectField name="level" label={t('level')} defaultValue={level} error={errorOf('level')}>
        <option value="">{t('level_choose')}</option>
        <Options of={qualificationLevels.map((key) => ({ key, name: t(`level_${key}`) }))} />
      </SelectField>
      <TextField
        name="field"
        label={t('field')}
        help={t('field_help')}
        maxLength={200}
        defaultValue={field}
        error={errorOf('field')}
      />
      <TextField
        name="institution"
        label={t('institution')}
        maxLength={200}
        defaultValue={institution}
        error={errorOf('institution')}
      />
      <SelectField name="country" label={t('country')} defaultValue={country} error={errorOf('country')}>
        <CountryOptions none={t('country_choose')} />
      </SelectField>
      <FieldPair>
        <YearField name="from_year" year={from_year} error={errorOf('from_year')} />
        <YearField name="to_year" year={to_year} error={errorOf('to_year')} />
      </FieldPair>
      <CheckboxField name="is_concluded" label={t('is_concluded')} defaultChecked={is_concluded} />
      <Row>
        <Button type="submit" busy={busy}>
          {t('save_qualification')}
        </Button>
        <Button variant="quiet" onPress={onDone}>
          {t('cancel')}
        </Button>
      </Row>
    </Form>
  );
}

type YearFieldProps = {
  name: 'from_year' | 'to_year';
  year: number | null;
  error: string | undefined;
};

function YearField({ name, year, error }: YearFieldProps) {
  const t = useTexts('student');
  return (
    <TextField
      name={name}
      label={t(name)}
      optional={t('optional')}
      help={t('year_help')}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={year ?? ''}
      error={error}
    />
  );
}

function useQualificationForm({ qualification, onDone }: QualificationFormProps) {
  const t = useTexts('student');
  const { locale } = useVisitor();
  const client = useQueryClient();
  const { send, refuse, ...sending } = useSending();
  const sentenceFor = (fault: Fault) =>
    fault.fault === 'year' ? t('year_wrong', { earliest: String(earliestYear) }) : t(`${fault.field}_missing`);

  async function submit(typed: Typed): Promise<void> {
    const faults = faultsOf(typed);
    if (faults.length > 0) {
      return refuse(faults.map((fault) => ({ field: fault.field, message: sentenceFor(fault) })));
    }
    const isSaved = await send(async () => {
      const input = qualificationIn(typed);
      const { createQualification, updateQualification } = api().people;
      await (qualification
        ? updateQualification({ data: [{ id: qualification.id, ...input }] })
        : createQualification({ data: [input] }));
      await client.invalidateQueries({ queryKey: [locale, 'people', 'retrieveQualifications'] });
    });
    if (!isSaved) return;
    notify({ kind: 'success', messages: t('qualification_saved') });
    onDone();
  }

  return { ...sending, submit };
}
