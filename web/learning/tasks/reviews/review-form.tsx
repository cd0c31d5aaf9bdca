import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { Check, Undo2 } from 'lucide-react';
import type { HandIn } from '#contract/learning/tasks/calls.ts';
import { longestFeedback, type HandInVerdict } from '#contract/learning/tasks/values.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { sayWhatChanged } from '#web/shared/api/say-what-changed.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { NumberField } from '#web/shared/ui/number-field.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { reviewOf } from './model/review-of.ts';
import { typedOnDevice } from '#web/shared/unsent/use-typed.ts';

const useTyped = typedOnDevice<{ feedback: string; grade: string }>('unsent_reviews_');

/** The review that a trainer types. Another round, or a changed one, starts empty. */
function useTypedReview({ id, version }: Pick<HandIn, 'id' | 'version'>) {
  return useTyped(`${id} ${version}`, { feedback: '', grade: '' });
}

type ReviewFormProps = { of: HandIn; onDone: () => void };

export function ReviewForm({ of, onDone }: ReviewFormProps) {
  const t = useTexts('task_reviews');
  const { busy, errors, attempt, errorOf, typed, change, review } = useReview(of, onDone);

  return (
    <Form failed={t('not_sent')} errors={errors} attempt={attempt} onSubmit={() => review('accept')}>
      <TextArea
        name="feedback"
        label={t('field_feedback')}
        help={t('field_feedback_help')}
        rows={4}
        maxLength={longestFeedback}
        value={typed.feedback}
        onChange={({ target }) => change({ feedback: target.value })}
        error={errorOf('feedback')}
      />
      <NumberField
        name="grade"
        label={t('field_grade')}
        optional={of.is_graded ? undefined : t('optional')}
        help={t(of.is_graded ? 'field_grade_help_counts' : 'field_grade_help')}
        decimals={1}
        maxLength={4}
        value={typed.grade}
        onChange={({ target }) => change({ grade: target.value })}
        error={errorOf('grade')}
      />
      <Row>
        <Button type="submit" busy={busy}>
          <Icon of={Check} />
          {t('accept')}
        </Button>
        <Button variant="secondary" busy={busy} onPress={() => void review('return')}>
          <Icon of={Undo2} />
          {t('return')}
        </Button>
      </Row>
    </Form>
  );
}

function useReview(handIn: HandIn, onDone: () => void) {
  const { id, version, is_graded: isGraded, person } = handIn;
  const t = useTexts('task_reviews');
  const client = useQueryClient();
  const sending = useSending();
  const { typed, change, drop } = useTypedReview(handIn);

  async function review(verdict: HandInVerdict): Promise<void> {
    const { feedback, grade } = typed;
    const read = reviewOf({ verdict, feedback, grade, isGraded });
    if ('fault' in read) {
      const field = read.fault === 'feedback_missing' ? 'feedback' : 'grade';
      return sending.refuse([{ field, message: t(read.fault) }]);
    }
    const send = () =>
      api()
        .tasks.reviewHandIn({ data: [{ id, version, ...read.review }] })
        .catch(sayWhatChanged('hand_in_changed'));
    if (!(await sending.send(send))) return note(client);
    drop();
    notify({ kind: 'success', messages: t(verdict === 'accept' ? 'accepted' : 'returned', { name: person.name }) });
    onDone();
    await note(client);
  }

  return { ...sending, typed, change, review };
}

async function note(client: QueryClient): Promise<void> {
  const { tasks, grades, teaching } = queries();
  const changed = [tasks.retrieveHandIns, grades.retrieveGrades, teaching.retrieveConclusions];
  await Promise.all(changed.map((call) => client.invalidateQueries({ queryKey: call.key() })));
}
