import { createFileRoute } from '@tanstack/react-router';
import { CheckByForm } from '#web/learning/certificates/check-by-form.tsx';
import { numberIn } from '#web/learning/certificates/model/asked-number.ts';
import { publicHead } from '#web/shared/page/page-head.ts';

export const Route = createFileRoute('/certificate-validation/')({
  staticData: { texts: ['certificates'] },
  validateSearch: numberIn,
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
