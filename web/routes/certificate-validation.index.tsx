import { createFileRoute } from '@tanstack/react-router';
import { CheckByForm } from '#web/certificates/check-by-form.tsx';
import { publicHead } from '#web/shared/page-head.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';

const longestNumber = 100;

export const Route = createFileRoute('/certificate-validation/')({
  validateSearch: ({ number }: Record<string, unknown>): { number?: string } =>
    typeof number === 'string' && number.trim() ? { number: number.slice(0, longestNumber) } : {},
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
