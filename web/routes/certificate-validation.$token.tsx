import { createFileRoute } from '@tanstack/react-router';
import { CheckByCode } from '#web/certificates/check-by-code.tsx';

export const Route = createFileRoute('/certificate-validation/$token')({
  head: ({ match: { context } }) => ({
    meta: [
      { title: context.texts.site.title_check },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: CheckedCertificate,
});

function CheckedCertificate() {
  const { token } = Route.useParams();

  return <CheckByCode token={token} />;
}
