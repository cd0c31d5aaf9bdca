import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  readOurCertificatesSearch,
  type OurCertificatesSearch,
} from '#web/certificates/model/our-certificates-search.ts';
import { OurCertificatesPage } from '#web/certificates/organization/our-certificates-page.tsx';
import { mayActFor, useActingFor } from '#web/shared/session/acting-for.ts';
import { NeedsTrainingRole } from '#web/training/needs-training-role.tsx';
import { unparsedSearch } from './-unparsed-search.ts';

export const Route = createFileRoute('/profile/our-certificates')({
  staticData: { profileMenu: { group: 'company', place: 40, text: 'our_certificates', right: 'training.read' } },
  validateSearch: unparsedSearch<OurCertificatesSearch>,
  head: ({ match: { context } }) => ({ meta: [{ title: context.texts.site.title_our_certificates }] }),
  component: OurCertificatesRoute,
});

function OurCertificatesRoute() {
  const said = Route.useSearch();
  const search = useMemo(() => readOurCertificatesSearch(said), [said]);
  const acting = useActingFor();

  if (!acting || !mayActFor(acting, 'training.read')) return <NeedsTrainingRole />;
  return <OurCertificatesPage organization={{ id: acting.organizationId, name: acting.name }} search={search} />;
}
