import { useId, useState } from 'react';
import { longestShortAnswer } from '#contract/learning/assessments/values.ts';
import { readingsOf } from '#contract/rules/assessments/typed-number.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { NumberField } from '#web/shared/ui/number-field.tsx';
import { clearNumbers } from '../model/clear-numbers.ts';
import type { QuestionProps } from './question-props.ts';

const decimals = 15;

/** What is no number, or may be either of two, stays in the field and is no answer. */
export function NumberQuestion({ question, value, onChange }: QuestionProps<'number'>) {
  const t = useTexts('assessment');
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft ?? (typeof value === 'string' ? value : '');
  const readings = readingsOf(typed);
  const change = (text: string) => {
    const isClear = readingsOf(text).length === 1;
    setDraft(isClear || text === '' ? null : text);
    onChange(isClear ? text : null, true);
  };
  const choose = (text: string) => {
    change(text);
    document.getElementById(id)?.focus();
  };

  return (
    <>
      <NumberField
        id={id}
        name={question.id}
        value={typed}
        decimals={decimals}
        isSigned
        label={question.unit === null ? t('your_answer') : t('your_answer_in', { unit: question.unit })}
        help={t('number_help')}
        error={typed !== '' && readings.length === 0 ? t('not_a_number') : undefined}
        maxLength={longestShortAnswer}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <div role="status">{readings.length > 1 && <WhichNumber typed={typed} onChoose={choose} />}</div>
    </>
  );
}

function WhichNumber({ typed, onChoose }: { typed: string; onChoose: (text: string) => void }) {
  const t = useTexts('assessment');
  const numbers = clearNumbers(typed);

  if (!numbers) return null;
  const { grouped, decimal } = numbers;
  return (
    <Stack>
      <p>{t('which_number', { typed })}</p>
      <Row>
        <Button variant="secondary" small onPress={() => onChoose(grouped.text)}>
          {t('number_grouped', { number: grouped.shown })}
        </Button>
        <Button variant="secondary" small onPress={() => onChoose(decimal.text)}>
          {t('number_decimal', { number: decimal.shown })}
        </Button>
      </Row>
    </Stack>
  );
}
