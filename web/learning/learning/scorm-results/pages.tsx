import { Suspense } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { loadTextParts } from '#web/shared/texts/texts-store.ts';

// A chunk and texts of its own: only trainers see it.
const Results = lazy(async () => {
  const [{ ScormResults: results }] = await Promise.all([
    import('./scorm-results.tsx'),
    loadTextParts(['scorm_results']),
  ]);
  return { default: results };
});

export function ScormResults(props: { classId: number; hasActivities: boolean }) {
  return (
    <Suspense>
      <Results {...props} />
    </Suspense>
  );
}
