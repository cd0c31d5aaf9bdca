import { useState } from 'react';
import type { Review } from '#contract/reviews/calls.ts';
import { longestReason, longestReview } from '#contract/reviews/values.ts';
import { api } from '#web/shared/api/api.ts';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { hasClaims, useIsUser, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useRefreshReviews } from './review-queries.ts';
import { WordsDialog } from './words-dialog.tsx';

type Action = 'report' | 'reply' | 'hide';

export function ReviewActions({ review }: { review: Review }) {
  const t = useTexts('reviews');
  const isUser = useIsUser();
  const mayHide = hasClaims(useSession(), 'reviews.hide');
  const [chosen, setChosen] = useState<Action | null>(null);
  const button = (action: Action, label: string) => (
    <Button variant="quiet" small onPress={() => setChosen(action)}>
      {label}
    </Button>
  );

  if (!isUser) return null;
  return (
    <Row>
      {review.is_reported ? <span>{t('is_reported')}</span> : button('report', t('report'))}
      {review.may_reply && button('reply', t(review.reply ? 'change_reply' : 'reply'))}
      {mayHide && (review.is_hidden ? <Unhide id={review.id} /> : button('hide', t('hide')))}
      {chosen && <ActionDialog chosen={chosen} review={review} onClose={() => setChosen(null)} />}
    </Row>
  );
}

function ActionDialog({ chosen, review, onClose }: { chosen: Action; review: Review; onClose: () => void }) {
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

function Unhide({ id }: { id: number }) {
  const refresh = useRefreshReviews();
  const t = useTexts('reviews');
  const errors = useTexts('errors');
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await api().reviews.unhideReview({ data: [{ id }] });
      await refresh();
    } catch (error) {
      const messages = sentencesOf(error)[0]?.message ?? errors('unexpected_error');
      notify({ kind: 'error', messages });
    }
    setBusy(false);
  };

  return (
    <Button variant="quiet" small busy={busy} onPress={() => void press()}>
      {t('unhide')}
    </Button>
  );
}
