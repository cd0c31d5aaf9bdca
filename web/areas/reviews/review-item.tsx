import type { Review } from '#contract/areas/reviews/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { ReviewActions } from './review-actions.tsx';
import styles from './reviews.module.css';
import { Star } from 'lucide-react';
import { ratings } from '#contract/areas/reviews/values.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';

export function ReviewItem({ review }: { review: Review }) {
  return (
    <li>
      <ReviewWords review={review} />
      <ReviewActions review={review} />
    </li>
  );
}

export function ReviewWords({ review }: { review: Review }) {
  const t = useTexts('reviews');
  const { fullDay } = useDates();
  const { author, rating, text, created_at: createdAt, edited_at: editedAt, reply } = review;

  return (
    <article className={styles.review}>
      <p className={styles.by}>
        <Stars rating={rating} />
        <b>{author ?? t('nobody')}</b>
        <span className={styles.when}>
          {fullDay(createdAt)}
          {editedAt && ` · ${t('edited')}`}
        </span>
        {review.is_hidden && <Badge tone="bad">{t('hidden')}</Badge>}
        {review.report_count !== null && review.report_count > 0 && (
          <Badge tone="wait">{t('reports', { count: review.report_count })}</Badge>
        )}
      </p>
      {review.hidden_reason && <p className={styles.when}>{t('hidden_because', { reason: review.hidden_reason })}</p>}
      {text && <p className={styles.text}>{text}</p>}
      {reply && (
        <div className={styles.reply}>
          <p className={styles.by}>
            <b>{t('reply_of')}</b>
            <span className={styles.when}>{fullDay(reply.replied_at)}</span>
          </p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
    </article>
  );
}

function Stars({ rating }: { rating: number }) {
  const t = useTexts('reviews');

  return (
    <span className={styles.stars}>
      <Hidden>{t('stars', { rating })}</Hidden>
      {ratings.map((star) => (
        <span key={star} data-full={star <= rating}>
          <Icon of={Star} />
        </span>
      ))}
    </span>
  );
}
