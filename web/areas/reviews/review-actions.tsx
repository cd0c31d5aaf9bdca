import { Suspense, useState } from 'react';
import type { Review } from '#contract/areas/reviews/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { hasClaims, useIsUser, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import type { Action } from './action-dialog.tsx';
import { useRefreshReviews } from './review-queries.ts';

const ActionDialog = lazy(async () => ({ default: (await import('./action-dialog.tsx')).ActionDialog }));

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
      {chosen && (
        <Suspense>
          <ActionDialog chosen={chosen} review={review} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </Row>
  );
}

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
