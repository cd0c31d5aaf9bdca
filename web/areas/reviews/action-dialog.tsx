import type { Review } from '#contract/areas/reviews/calls.ts';
import { longestReason, longestReview } from '#contract/areas/reviews/values.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useRefreshReviews } from './review-queries.ts';
import { WordsDialog } from './words-dialog.tsx';

export type Action = 'report' | 'reply' | 'hide';

type ActionDialogProps = { chosen: Action; review: Review; onClose: () => void };

export function ActionDialog({ chosen, review, onClose }: ActionDialogProps) {
  const t = useTexts('reviews');
  const refresh = useRefreshReviews();

  return (
    <WordsDialog
      title={t(`${chosen}_title`)}
      label={t(`${chosen}_label`)}
      action={t(`${chosen}_send`)}
      initial={chosen === 'reply' ? (review.reply?.text ?? '') : ''}
      maxLength={chosen === 'reply' ? longestReview : longestReason}
      onClose={onClose}
      onSend={async (words) => {
        await send[chosen](review.id, words);
        await refresh();
      }}
    />
  );
}

const send: Record<Action, (id: number, words: string) => Promise<unknown>> = {
  report: (id, reason) => api().reviews.reportReview({ data: [{ id, reason }] }),
  reply: (id, text) => api().reviews.replyToReview({ data: [{ id, text }] }),
  hide: (id, reason) => api().reviews.hideReview({ data: [{ id, reason }] }),
};
