import { createFileRoute } from '@tanstack/react-router';
import { legalQuery } from '#web/areas/site/legal/legal-query.ts';
import { LegalText } from '#web/areas/site/legal/legal-text.tsx';
import { publicHead } from '#web/shared/page/page-head.ts';

export const Route = createFileRoute('/terms-and-services')({
  staticData: { texts: ['legal'] },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.prefetchQuery(legalQuery('terms'));
  },
  head: ({ match: { context, search } }) =>
    publicHead({ path: '/terms-and-services', lang: search.lang, title: context.texts.site.title_terms }),
  component: () => <LegalText paper="terms" />,
});
