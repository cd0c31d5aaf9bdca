import { createFileRoute } from '@tanstack/react-router';
import { legalQuery } from '#web/areas/site/legal/legal-query.ts';
import { LegalText } from '#web/areas/site/legal/legal-text.tsx';
import { publicHead } from '#web/shared/page/page-head.ts';

export const Route = createFileRoute('/privacy-policy')({
  staticData: { texts: ['legal'] },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.prefetchQuery(legalQuery('privacy'));
  },
  head: ({ match: { context, search } }) =>
    publicHead({ path: '/privacy-policy', lang: search.lang, title: context.texts.site.title_privacy }),
  component: () => <LegalText paper="privacy" />,
});
