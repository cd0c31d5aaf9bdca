import { createFileRoute } from '@tanstack/react-router';
import { loadLegalText, LegalText } from '#web/legal/legal-text.tsx';
import { publicHead } from '#web/shared/page/page-head.ts';

export const Route = createFileRoute('/terms-and-services')({
  loader: () => loadLegalText('terms'),
  head: ({ match: { context, search } }) =>
    publicHead({ path: '/terms-and-services', lang: search.lang, title: context.texts.site.title_terms }),
  component: () => <LegalText paper="terms" />,
});
