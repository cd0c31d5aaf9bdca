import type { AnswerValue } from '#contract/learning/assessments/questions.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import styles from '../assessment.module.css';
import type { QuestionProps } from './question-props.ts';

export function MatchQuestion({ question, value, onChange }: QuestionProps<'match'>) {
  const t = useTexts('assessment');
  const pairs = pairsOf(value);
  const choose = (item: string, option: string) => {
    const { [item]: _, ...others } = pairs;
    const next = option === '' ? others : { ...others, [item]: option };
    onChange(Object.keys(next).length > 0 ? next : null);
  };

  return (
    <div className={styles.pairs}>
      {question.items.map((item) => (
        <SelectField
          key={item.value}
          label={item.label}
          value={pairs[item.value] ?? ''}
          onChange={({ currentTarget }) => choose(item.value, currentTarget.value)}
        >
          <option value="">{t('choose')}</option>
          {question.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}

function pairsOf(value: AnswerValue): Record<string, string> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
