import type { CourseRating } from '#contract/offer/catalogue/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';

export function Rating({ of: { average, count } }: { of: CourseRating }) {
  const t = useTexts('site');

  return (
    <span>
      <span aria-hidden="true">★</span> {t('rating', { average, count })}
    </span>
  );
}
