import { useState } from 'react';
import type { Review } from '#contract/reviews.ts';
import { longestReason, longestReview } from '#contract/reviews-values.ts';
import { api } from '#web/shared/api.ts';
import { sentencesOf } from '#web/shared/api-error.ts';
import { hasClaims, useSession } from '#web/shared/session-store.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useReviewsAnew } from './review-queries.ts';
import { WordsDialog } from './words-dialog.tsx';

type Deed = 'report' | 'reply' | 'hide';

/** What whoever is signed in may do with somebody else's review. */
export function ReviewDeeds({ review }: { review: Review }) {
  const t = useTexts('reviews');
  const session = useSession();
  const anew = useReviewsAnew();
  const [deed, setDeed] = useState<Deed | null>(null);
  const mayHide = hasClaims(session, 'reviews.hide');

  if (session.status !== 'user') return null;
  return (
    <Row>
      {review.is_reported ? (
        <span>{t('is_reported')}</span>
      ) : (
        <Button variant="quiet" small onPress={() => setDeed('report')}>
          {t('report')}
        </Button>
      )}
      {review.may_reply && (
        <Button variant="quiet" small onPress={() => setDeed('reply')}>
          {t(review.reply ? 'change_reply' : 'reply')}
        </Button>
      )}
      {mayHide && !review.is_hidden && (
        <Button variant="quiet" small onPress={() => setDeed('hide')}>
          {t('hide')}
        </Button>
      )}
      {mayHide && review.is_hidden && <Unhide id={review.id} onDone={anew} />}
      {deed && (
        <WordsDialog
          title={t(`${deed}_title`)}
          label={t(`${deed}_label`)}
          action={t(`${deed}_send`)}
          initial={deed === 'reply' ? (review.reply?.text ?? '') : ''}
          maxLength={deed === 'reply' ? longestReview : longestReason}
          onClose={() => setDeed(null)}
          onSend={async (words) => {
            await send[deed](review.id, words);
            await anew();
          }}
        />
      )}
    </Row>
  );
}

const send: Record<Deed, (id: number, words: string) => Promise<unknown>> = {
  report: (id, reason) => api().reviews.reportReview({ data: [{ id, reason }] }),
  reply: (id, text) => api().reviews.replyToReview({ data: [{ id, text }] }),
  hide: (id, reason) => api().reviews.hideReview({ data: [{ id, reason }] }),
};

function Unhide({ id, onDone }: { id: number; onDone: () => Promise<void> }) {
  const t = useTexts('reviews');
  const shell = useTexts('shell');
  const errors = useTexts('errors');
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await api().reviews.unhideReview({ data: [{ id }] });
      await onDone();
    } catch (error) {
      const messages = sentencesOf(error)[0]?.message ?? errors('unexpected_error');
      notify({ kind: 'error', messages, closeLabel: shell('close') });
    }
    setBusy(false);
  };

  return (
    <Button variant="quiet" small busy={busy} onPress={() => void press()}>
      {t('unhide')}
    </Button>
  );
}
