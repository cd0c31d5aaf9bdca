import { professionalSituations } from '#contract/people/people/values.ts';
import type { PersonRecord } from '#contract/people/people/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { RadioChoice } from '#web/shared/ui/radio-choice.tsx';
import { SectionForm } from './section-form.tsx';

const fields = ['professional_situation'] as const;

export function MySituation({ person }: { person: PersonRecord }) {
  const t = useTexts('account');

  return (
    <SectionForm id="situation" title={t('situation')} save={t('save_situation')} person={person} fields={fields}>
      {(errorOf) => (
        <ChoiceGroup legend={t('situation_now')} error={errorOf('professional_situation')}>
          {professionalSituations.map((situation) => (
            <RadioChoice
              key={situation}
              name="professional_situation"
              value={situation}
              label={t(`situation_${situation}`)}
              defaultChecked={person.professional_situation === situation}
            />
          ))}
          <RadioChoice
            name="professional_situation"
            value=""
            label={t('rather_not_say')}
            defaultChecked={person.professional_situation === null}
          />
        </ChoiceGroup>
      )}
    </SectionForm>
  );
}
