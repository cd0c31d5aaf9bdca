import { longestComment } from '#contract/learning/assessments/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { criteriaOf, type TypedPoints } from '../model/typed-points.ts';
import { useFigures } from '../use-figures.ts';
import styles from '../assessment.module.css';

type PointsFieldsProps = {
  question: Parameters<typeof criteriaOf>[0];
  typed: TypedPoints | undefined;
  isWrong: boolean;
  onType: (typed: TypedPoints) => void;
};

export function PointsFields({ question, typed = { points: {}, comment: '' }, isWrong, onType }: PointsFieldsProps) {
  const t = useTexts('assessment');
  const figures = useFigures();

  return (
    <div className={styles.points}>
      {criteriaOf(question).map(({ key, label, points }) => {
        const most = figures.points(points);
        return (
          <TextField
            key={key}
            label={label === null ? t('points_up_to', { most }) : t('criterion_up_to', { label, most })}
            inputMode="decimal"
            autoComplete="off"
            maxLength={7}
            value={typed.points[key] ?? ''}
            error={isWrong ? t('points_from', { most }) : undefined}
            onChange={({ currentTarget }) =>
              onType({ ...typed, points: { ...typed.points, [key]: currentTarget.value } })
            }
          />
        );
      })}
      <TextArea
        label={t('comment')}
        optional={t('optional')}
        rows={3}
        maxLength={longestComment}
        value={typed.comment}
        onChange={({ currentTarget }) => onType({ ...typed, comment: currentTarget.value })}
      />
    </div>
  );
}
