import { Suspense } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';

// A chunk of its own, so that it shares nothing with the pages that everybody loads.
const ReportedReviews = lazy(async () => ({
  default: (await import('./reported/reported-reviews.tsx')).ReportedReviews,
}));

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
