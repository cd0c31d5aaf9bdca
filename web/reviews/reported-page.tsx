import { lazy, Suspense } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';

// Apart, so that nothing of what it is made of is shared with the pages that everybody loads.
const ReportedReviews = lazy(async () => ({
  default: (await import('./reported/reported-reviews.tsx')).ReportedReviews,
}));

/** What readers have reported, to be decided, and what is hidden, to be shown again. */
export function ReportedPage() {
  const t = useTexts('reviews');

  return (
    <Stack>
      <h1>{t('reported_title')}</h1>
      <p>{t('reported_lead')}</p>
      <Suspense fallback={<SkeletonRows rows={4} label={t('reported_loading')} />}>
        <ReportedReviews />
      </Suspense>
    </Stack>
  );
}
