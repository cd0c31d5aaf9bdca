import { createFileRoute } from '@tanstack/react-router';
import { CheckByForm } from '#web/certificates/check-by-form.tsx';
import { numberIn } from '#web/certificates/model/typed-certificate.ts';
import { publicHead } from '#web/shared/page-head.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';

export const Route = createFileRoute('/certificate-validation/')({
  validateSearch: numberIn,
  head: ({ match: { context, search } }) =>
    publicHead({
      path: '/certificate-validation',
      lang: search.lang,
      title: context.texts.site.title_check,
      description: context.texts.site.about_check,
    }),
  component: CertificateValidation,
  errorComponent: ({ reset }) => <ErrorPage onRetry={reset} />,
});

function CertificateValidation() {
  const { number } = Route.useSearch();

  return <CheckByForm key={number} number={number} />;
}
