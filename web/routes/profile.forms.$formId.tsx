import { createFileRoute } from '@tanstack/react-router';
import { FormResultsPage } from '#web/learning/forms/results/pages.tsx';
import { idInPath } from '#web/shared/page/id-in-path.ts';
import { idNumber, searchReader } from '#web/shared/search/search-reader.ts';
import { claimPage } from '#web/shared/session/guards.ts';

const classIn: (raw: Record<string, unknown>) => { class?: number | undefined } = searchReader({ class: idNumber });

export const Route = createFileRoute('/profile/forms/$formId')({
  ...claimPage('forms.read'),
  staticData: { texts: ['form_results'] },
  validateSearch: classIn,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_forms }] }),
  component: FormResults,
});

function FormResults() {
  const { formId } = Route.useParams();
  const { class: classId } = Route.useSearch();

  return <FormResultsPage formId={idInPath(formId)} classId={classId} />;
}
