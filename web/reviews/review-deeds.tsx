import { useState } from 'react';
import type { Review } from '#contract/reviews.ts';
import { longestReason, longestReview } from '#contract/reviews-values.ts';
import { api } from '#web/shared/api.ts';
import { sentencesOf } from '#web/shared/api-error.ts';
import { hasClaims, useIsUser, useSession } from '#web/shared/session-store.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useReviewsAnew } from './review-queries.ts';
import { WordsDialog } from './words-dialog.tsx';

type Deed = 'report' | 'reply' | 'hide';

/** What whoever is signed in may do with somebody else's review. */
export function ReviewDeeds({ review }: { review: Review }) {
  const isUser = useIsUser();
  const [deed, setDeed] = useState<Deed | null>(null);

  if (!isUser) return null;
  return (
    <Row>
      <ReportDeed review={review} onPress={() => setDeed('report')} />
      {review.may_reply && <ReplyDeed review={review} onPress={() => setDeed('reply')} />}
      <HideDeed review={review} onPress={() => setDeed('hide')} />
      {deed && <DeedDialog deed={deed} review={review} onClose={() => setDeed(null)} />}
    </Row>
  );
}

type DeedProps = { review: Review; onPress: () => void };

function ReportDeed({ review, onPress }: DeedProps) {
  const t = useTexts('reviews');

  if (review.is_reported) return <span>{t('is_reported')}</span>;
  return (
    <Button variant="quiet" small onPress={onPress}>
      {t('report')}
    </Button>
  );
}

function ReplyDeed({ review, onPress }: DeedProps) {
  const t = useTexts('reviews');

  return (
    <Button variant="quiet" small onPress={onPress}>
      {t(review.reply ? 'change_reply' : 'reply')}
    </Button>
  );
}

function HideDeed({ review, onPress }: DeedProps) {
  const t = useTexts('reviews');

  if (!hasClaims(useSession(), 'reviews.hide')) return null;
  if (review.is_hidden) return <Unhide id={review.id} />;
  return (
    <Button variant="quiet" small onPress={onPress}>
      {t('hide')}
    </Button>
  );
}

function DeedDialog({ deed, review, onClose }: { deed: Deed; review: Review; onClose: () => void }) {
  const t = useTexts('reviews');
  const anew = useReviewsAnew();

  return (
    <WordsDialog
      title={t(`${deed}_title`)}
      label={t(`${deed}_label`)}
      action={t(`${deed}_send`)}
      initial={deed === 'reply' ? (review.reply?.text ?? '') : ''}
      maxLength={deed === 'reply' ? longestReview : longestReason}
      onClose={onClose}
      onSend={async (words) => {
        await send[deed](review.id, words);
        await anew();
      }}
    />
  );
}

const send: Record<Deed, (id: number, words: string) => Promise<unknown>> = {
  report: (id, reason) => api().reviews.reportReview({ data: [{ id, reason }] }),
  reply: (id, text) => api().reviews.replyToReview({ data: [{ id, text }] }),
  hide: (id, reason) => api().reviews.hideReview({ data: [{ id, reason }] }),
};

function Unhide({ id }: { id: number }) {
  const anew = useReviewsAnew();
  const t = useTexts('reviews');
  const errors = useTexts('errors');
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await api().reviews.unhideReview({ data: [{ id }] });
      await anew();
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
