import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReportedReview } from '#contract/areas/reviews/calls.ts';
import { longestReason } from '#contract/areas/reviews/values.ts';
import { api } from '#web/shared/api/api.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { ReviewWords } from '../review-item.tsx';
import { useRefreshReviews } from '../review-queries.ts';
import { WordsDialog } from '../words-dialog.tsx';
import styles from './reported-reviews.module.css';

export function ReportedReviewItem({ review }: { review: ReportedReview }) {
  return (
    <li className={styles.item}>
      <h2>
        <Link to="/courses/$id" params={{ id: String(review.course_id) }}>
          {review.course_title}
        </Link>
      </h2>
      <ReviewWords review={review} />
      {review.reports.length > 0 && <Reasons review={review} />}
      <Actions review={review} />
    </li>
  );
}

function Reasons({ review: { reports, report_count: count } }: { review: ReportedReview }) {
  const t = useTexts('reviews');
  const { fullDay } = useDates();
  const more = (count ?? 0) - reports.length;

  return (
    <div className={styles.reasons}>
      <h3>{t('reasons')}</h3>
      <ul>
        {reports.map((report, place) => (
          <li key={place}>
            {report.reason} <small>{fullDay(report.created_at)}</small>
          </li>
        ))}
      </ul>
      {more > 0 && <small>{t('more_reasons', { count: more })}</small>}
    </div>
  );
}

type Done = 'hidden' | 'shown' | 'dismissed';

function Actions({ review: { id, is_hidden: isHidden, report_standing: standing } }: { review: ReportedReview }) {
  const t = useTexts('reviews');
  const refresh = useRefreshReviews();
  const { busy, errors, attempt, send } = useSending();
  const [isHiding, setIsHiding] = useState(false);
  const settled = async (done: Done) => {
    notify({ kind: 'success', messages: t(`done_${done}`) });
    await refresh();
  };
  const press = async (done: Done, call: () => Promise<unknown>) => {
    if (await send(call)) await settled(done);
  };
  const button = (done: Done, label: string, call: () => Promise<unknown>) => (
    <Button variant="secondary" small busy={busy} onPress={() => void press(done, call)}>
      {label}
    </Button>
  );

  return (
    <>
      <FormErrors title={t('not_sent')} errors={errors} attempt={attempt} />
      <Row>
        {!isHidden && (
          <Button variant="danger" small onPress={() => setIsHiding(true)}>
            {t('hide')}
          </Button>
        )}
        {standing === 'open' &&
          button('dismissed', t('dismiss'), () => api().reviews.dismissReports({ data: [{ id }] }))}
        {isHidden && button('shown', t('unhide'), () => api().reviews.unhideReview({ data: [{ id }] }))}
      </Row>
      {isHiding && (
        <WordsDialog
          title={t('hide_title')}
          label={t('hide_label')}
          action={t('hide_send')}
          initial=""
          maxLength={longestReason}
          onClose={() => setIsHiding(false)}
          onSend={async (reason) => {
            await api().reviews.hideReview({ data: [{ id, reason }] });
            await settled('hidden');
          }}
        />
      )}
    </>
  );
}
