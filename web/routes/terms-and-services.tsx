import { createFileRoute } from '@tanstack/react-router';
import { bringLegalText, LegalText } from '#web/legal/legal-text.tsx';
import { publicHead } from '#web/shared/page-head.ts';

export const Route = createFileRoute('/terms-and-services')({
  loader: () => bringLegalText('terms'),
  head: ({ match: { context, search } }) =>
    publicHead({ path: '/terms-and-services', lang: search.lang, title: context.texts.site.title_terms }),
  component: () => <LegalText paper="terms" />,
});
