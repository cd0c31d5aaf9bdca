import { createFileRoute } from '@tanstack/react-router';
import { text, validSearch } from '#contract/rules/search-reader.ts';
import { CheckByForm } from '#web/learning/certificates/check-by-form.tsx';
import { publicHead } from '#web/shared/page/page-head.ts';

const readSearch = validSearch({ number: text(100) });

export const Route = createFileRoute('/certificate-validation/')({
  staticData: { texts: ['certificates'] },
  validateSearch: readSearch,
  head: ({ match: { context, search } }) =>
    publicHead({
      path: '/certificate-validation',
      lang: search.lang,
      title: context.texts.site.title_check,
      description: context.texts.site.about_check,
    }),
  component: CertificateValidation,
});

function CertificateValidation() {
  const { number } = Route.useSearch();

  return <CheckByForm key={number} number={number} />;
}
