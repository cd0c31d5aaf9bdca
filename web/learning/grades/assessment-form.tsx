import type { Assessment } from '#contract/learning/grades/calls.ts';
import { longestAssessmentTitle } from '#contract/learning/grades/values.ts';
import { api } from '#web/shared/api/api.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FieldPair } from '#web/shared/ui/field.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { NumberField } from '#web/shared/ui/number-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useFigure } from './use-figure.ts';
import { useGradeCommand } from './use-grade-command.ts';

type AssessmentFormProps = {
  classId: number;
  /** The one to change; a new one without it. */
  assessment?: Assessment & { id: number };
  onDone: () => void;
};

export function AssessmentForm({ classId, assessment, onDone }: AssessmentFormProps) {
  const t = useTexts('grades');
  const { weight: stored } = useFigure();
  const { busy, errors, attempt, errorOf, refuse, change } = useGradeCommand();

  async function submit({ text }: Typed): Promise<void> {
    const title = text('title').trim();
    const weight = Number(text('weight').replace(',', '.'));
    if (title === '') return refuse([{ field: 'title', message: t('title_missing') }]);
    if (!(weight > 0)) return refuse([{ field: 'weight', message: t('weight_wrong') }]);
    const fields = { title, weight, due_on: text('due_on') || null };
    const { grades } = api();
    const isDone = await change(
      () =>
        assessment
          ? grades.updateAssessment({ data: [{ id: assessment.id, ...fields }] })
          : grades.createAssessment({ data: [{ class_id: classId, ...fields }] }),
      t(assessment ? 'changed' : 'added'),
    );
    if (isDone) onDone();
  }

  return (
    <Form failed={t('not_saved')} errors={errors} attempt={attempt} onSubmit={submit}>
      <TextField
        name="title"
        label={t('field_title')}
        help={t('field_title_help')}
        maxLength={longestAssessmentTitle}
        defaultValue={assessment?.title}
        error={errorOf('title')}
      />
      <FieldPair>
        <NumberField
          name="weight"
          label={t('field_weight')}
          help={t('field_weight_help')}
          maxLength={6}
          defaultValue={stored(assessment?.weight ?? 1)}
          error={errorOf('weight')}
        />
        <TextField
          type="date"
          name="due_on"
          label={t('field_due')}
          optional={t('optional')}
          defaultValue={assessment?.due_on ?? ''}
          error={errorOf('due_on')}
        />
      </FieldPair>
      <Row>
        <Button type="submit" busy={busy}>
          {t(assessment ? 'save_assessment' : 'add_it')}
        </Button>
        <Button variant="quiet" onPress={onDone}>
          {t('cancel')}
        </Button>
      </Row>
    </Form>
  );
}
