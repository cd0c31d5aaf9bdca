import { Star } from 'lucide-react';
import { ratings } from '#contract/areas/reviews/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import styles from './reviews.module.css';

export function Stars({ rating }: { rating: number }) {
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
