import { Suspense } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';

// Chunks of their own, so that they share nothing with the pages that everybody loads.
const FormsList = lazy(async () => ({ default: (await import('./forms-list.tsx')).FormsList }));
const ResultsPage = lazy(async () => ({ default: (await import('./results-page.tsx')).ResultsPage }));

export function FormsListPage() {
  return (
    <Suspense fallback={<Loading />}>
      <FormsList />
    </Suspense>
  );
}

export function FormResultsPage(props: { formId: number; classId: number | undefined }) {
  return (
    <Suspense fallback={<Loading />}>
      <ResultsPage {...props} />
    </Suspense>
  );
}

function Loading() {
  const t = useTexts('form_results');

  return <SkeletonRows rows={4} label={t('loading')} />;
}
