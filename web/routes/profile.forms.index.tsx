import { createFileRoute } from '@tanstack/react-router';
import { FormsListPage } from '#web/learning/forms/results/pages.tsx';
import { claimPage } from '#web/shared/session/guards.ts';

export const Route = createFileRoute('/profile/forms/')({
  staticData: {
    texts: ['form_results'],
    profileMenu: { group: 'teach', place: 20, text: 'forms', claim: 'forms.read' },
  },
  ...claimPage('forms.read'),
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_forms }] }),
  component: FormsListPage,
});
