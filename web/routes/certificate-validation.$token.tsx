import { createFileRoute } from '@tanstack/react-router';
import { CheckByCode } from '#web/learning/certificates/check-by-code.tsx';
import { describeForMachines, setHead } from '#web/shared/page/describe-for-machines.ts';
import { pageFacts } from '#web/shared/page/page-facts.ts';
import type { Texts } from '#web/shared/texts/texts.ts';
import { privateHead } from './-sign-route.tsx';

export const Route = createFileRoute('/certificate-validation/$token')({
  staticData: { texts: ['certificates'] },
  head: ({ match, params }) => {
    describeSharedLink(params.token, match.context.texts);
    return privateHead((texts) => texts.site.title_check)({ match });
  },
  component: CheckedCertificate,
});

/** Holders share this address, so it has a preview, though search engines do not index it. */
function describeSharedLink(token: string, texts: Texts): void {
  const path = '/certificate-validation';
  const canonical = `${pageFacts().siteAddress}${path}/${encodeURIComponent(token)}`;
  const title = texts.site.title_shared_certificate;
  const description = texts.site.about_shared_certificate;
  setHead({ path, title, description, canonical });
  describeForMachines({ kind: 'certificate', token });
}

function CheckedCertificate() {
  const { token } = Route.useParams();

  return <CheckByCode token={token} />;
}
