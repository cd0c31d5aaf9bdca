import { useRef, type SyntheticEvent } from 'react';
import type { Review } from '#contract/areas/reviews/calls.ts';
import { longestReview, ratings } from '#contract/areas/reviews/values.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { typedIn } from '#web/shared/page/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { FieldStack } from '#web/shared/ui/field.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { RadioChoice } from '#web/shared/ui/radio-choice.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { reviewFaults } from './model/review-faults.ts';
import { useRefreshReviews } from './review-queries.ts';

type ReviewFormProps = { courseId: number; review: Review | null; onDone: () => void };

const bestFirst = ratings.toReversed();

export function ReviewForm({ courseId, review, onDone }: ReviewFormProps) {
  const t = useTexts('reviews');
  const refresh = useRefreshReviews();
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const typed = typedIn(form.current);
    const fields = { rating: Number(typed.text('rating')), text: typed.text('text').trim() };
    const faults = reviewFaults(fields);
    if (faults.length > 0) return refuse(faults.map((field) => ({ field, message: t(`${field}_missing`) })));
    const { reviews } = api();
    const sent = await send(() =>
      review
        ? reviews.updateReview({ data: [{ id: review.id, ...fields }] })
        : reviews.createReview({ data: [{ course_id: courseId, ...fields }] }),
    );
    if (!sent) return;
    notify({ kind: 'success', messages: t('sent') });
    await refresh();
    onDone();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} aria-label={t('write')}>
      <FieldStack>
        <FormErrors title={t('not_sent')} errors={errors} attempt={attempt} />
        <ChoiceGroup legend={t('rating')} error={errorOf('rating')}>
          {bestFirst.map((rating) => (
            <RadioChoice
              key={rating}
              name="rating"
              value={rating}
              defaultChecked={review?.rating === rating}
              label={t(`rating_${rating}`)}
            />
          ))}
        </ChoiceGroup>
        <TextArea
          name="text"
          label={t('text')}
          help={t('text_help')}
          rows={5}
          maxLength={longestReview}
          defaultValue={review?.text ?? ''}
          error={errorOf('text')}
        />
        <Row>
          <Button type="submit" variant="secondary" busy={busy}>
            {t('send')}
          </Button>
          {review && (
            <Button variant="quiet" onPress={onDone}>
              {t('cancel')}
            </Button>
          )}
        </Row>
      </FieldStack>
    </form>
  );
}
