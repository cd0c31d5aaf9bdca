import { createFileRoute } from '@tanstack/react-router';
import { CheckByCode } from '#web/certificates/check-by-code.tsx';
import { privateHead } from './-sign-route.tsx';

export const Route = createFileRoute('/certificate-validation/$token')({
  head: privateHead((texts) => texts.site.title_check),
  component: CheckedCertificate,
});

function CheckedCertificate() {
  const { token } = Route.useParams();

  return <CheckByCode token={token} />;
}
