import { createFileRoute } from '@tanstack/react-router';
import { FormResultsPage } from '#web/forms/results/pages.tsx';
import { idInPath } from '#web/shared/page/id-in-path.ts';
import { claimPage } from '#web/shared/session/guards.ts';

export const Route = createFileRoute('/profile/forms/$formId')({
  ...claimPage('forms.read'),
  validateSearch: (search: Record<string, unknown>): { class?: number | undefined } => ({
    class: Number(search['class']) || undefined,
  }),
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_forms }] }),
  component: FormResults,
});

function FormResults() {
  const { formId } = Route.useParams();
  const { class: classId } = Route.useSearch();

  return <FormResultsPage formId={idInPath(formId)} classId={classId} />;
}
