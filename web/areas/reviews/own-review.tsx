import { useState } from 'react';
import type { Review } from '#contract/areas/reviews/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Panel, Row, Stack } from '#web/shared/ui/layout.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewWords } from './review-item.tsx';
import { useRefreshReviews } from './review-queries.ts';

type OwnReviewProps = { courseId: number; review: Review | null };

export function OwnReview({ courseId, review }: OwnReviewProps) {
  const t = useTexts('reviews');
  const [isEditing, setIsEditing] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);

  if (!review || isEditing) {
    return (
      <Panel>
        <Stack>
          <h3>{t(review ? 'change_own' : 'write')}</h3>
          <ReviewForm courseId={courseId} review={review} onDone={() => setIsEditing(false)} />
        </Stack>
      </Panel>
    );
  }
  return (
    <Panel>
      <Stack>
        <h3>{t('own')}</h3>
        <ReviewWords review={review} />
        <Row>
          <Button variant="secondary" small onPress={() => setIsEditing(true)}>
            {t('edit')}
          </Button>
          <Button variant="dangerQuiet" small onPress={() => setIsDeleting(true)}>
            {t('delete')}
          </Button>
        </Row>
      </Stack>
      {isDeleting && <DeleteReview id={review.id} onClose={() => setIsDeleting(false)} />}
    </Panel>
  );
}

function DeleteReview({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts('reviews');
  const refresh = useRefreshReviews();
  const { busy, errors, attempt, send } = useSending();
  const press = async () => {
    const gone = await send(() => api().reviews.deleteReview({ data: [{ id }] }));
    if (!gone) return;
    onClose();
    await refresh();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('delete_title')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={busy} onPress={() => void press()}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <FormErrors title={t('not_sent')} errors={errors} attempt={attempt} />
      <p>{t('delete_text')}</p>
    </Dialog>
  );
}
