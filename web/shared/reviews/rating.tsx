import type { CourseRating } from '#contract/catalogue/calls.ts';
import { useTexts } from '../texts/texts.ts';

/** «★ 4,6 de 5 · 12 avaliações» */
export function Rating({ of: { average, count } }: { of: CourseRating }) {
  const t = useTexts('site');

  return (
    <span>
      <span aria-hidden="true">★</span> {t('rating', { average, count })}
    </span>
  );
}
