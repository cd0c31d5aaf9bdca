import { useTexts } from '#web/shared/texts/texts.ts';
import { Caption, Stack } from '#web/shared/ui/layout.tsx';
import type { OurCertificatesSearch } from '../model/our-certificates-search.ts';
import { CertificateFilters } from './certificate-filters.tsx';
import { CertificateResults } from './certificate-results.tsx';

type OurCertificatesPageProps = { organization: { id: number; name: string }; search: OurCertificatesSearch };

export function OurCertificatesPage({ organization, search }: OurCertificatesPageProps) {
  const t = useTexts('our_certificates');

  return (
    <Stack>
      <div>
        <Caption>{organization.name}</Caption>
        <h1>{t('title')}</h1>
      </div>
      <p>{t('lead')}</p>
      <CertificateFilters organizationId={organization.id} search={search} />
      <CertificateResults key={organization.id} organizationId={organization.id} search={search} />
    </Stack>
  );
}
