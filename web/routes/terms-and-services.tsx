import { createFileRoute } from '@tanstack/react-router';
import { loadLegalText, LegalText } from '#web/areas/site/legal/legal-text.tsx';
import { withdrawalQuery } from '#web/areas/site/legal/withdrawal-days.ts';
import { publicHead } from '#web/shared/page/page-head.ts';

export const Route = createFileRoute('/terms-and-services')({
  staticData: { texts: ['legal'] },
  loader: ({ context: { queryClient } }) =>
    Promise.all([loadLegalText('terms'), queryClient.prefetchQuery(withdrawalQuery())]),
  head: ({ match: { context, search } }) =>
    publicHead({ path: '/terms-and-services', lang: search.lang, title: context.texts.site.title_terms }),
  component: () => <LegalText paper="terms" />,
});
