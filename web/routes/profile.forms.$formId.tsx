import { createFileRoute } from '@tanstack/react-router';
import { FormResultsPage } from '#web/learning/forms/results/pages.tsx';
import { idInPath } from '#web/shared/page/id-in-path.ts';
import { idNumber, validSearch } from '#contract/rules/search-reader.ts';
import { claimPage } from '#web/shared/session/guards.ts';

const readSearch = validSearch({ class: idNumber });

export const Route = createFileRoute('/profile/forms/$formId')({
  ...claimPage('forms.read'),
  staticData: { texts: ['form_results'] },
  validateSearch: readSearch,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_forms }] }),
  component: FormResults,
});

function FormResults() {
  const { formId } = Route.useParams();
  const { class: classId } = Route.useSearch();

  return <FormResultsPage formId={idInPath(formId)} classId={classId} />;
}
