import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PagedResults } from '#web/shared/lists/paged-results.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Chips, RemovableFace, removableChipClass } from '#web/shared/ui/chip.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { isNarrowed, readOurCertificatesSearch, type OurCertificatesSearch } from '../model/our-certificates-search.ts';
import { CertificateRow } from './certificate-row.tsx';
import { DownloadAll } from './download-all.tsx';
import { certificatesPerPage, ourCertificatesQuery } from './our-certificate-queries.ts';
import styles from './our-certificates.module.css';

type CertificateResultsProps = { organizationId: number; search: OurCertificatesSearch };

export function CertificateResults({ organizationId, search }: CertificateResultsProps) {
  const t = useTexts('our_certificates');
  const query = useQuery({ ...ourCertificatesQuery(organizationId, search), placeholderData: keepPreviousData });
  const { results = [], total = 0 } = query.data ?? {};

  return (
    <PagedResults
      query={query}
      page={search.page}
      perPage={certificatesPerPage}
      at={(page) => readOurCertificatesSearch({ ...search, page })}
      loading={t('loading')}
      rows={5}
      failed={{ title: t('not_loaded') }}
      status={(count) => t('found', { count })}
      pages={t('pages')}
      above={
        <>
          {search.employee !== undefined && <OneEmployee search={search} name={results[0]?.holder_name} />}
          {total > 0 && <DownloadAll organizationId={organizationId} search={search} />}
        </>
      }
      empty={<NoCertificates search={search} />}
    >
      {(certificates) => (
        <ul className={styles.list} aria-label={t('title')}>
          {certificates.map((certificate) => (
            <CertificateRow
              key={certificate.id}
              organizationId={organizationId}
              certificate={certificate}
              search={search}
            />
          ))}
        </ul>
      )}
    </PagedResults>
  );
}

function OneEmployee({ search, name }: { search: OurCertificatesSearch; name: string | undefined }) {
  const t = useTexts('our_certificates');
  const { employee: _employee, page: _page, ...rest } = search;

  return (
    <Chips>
      <Link to="/profile/our-certificates" search={rest} resetScroll={false} className={removableChipClass()}>
        <RemovableFace removeLabel={t('remove_filter')}>{name ?? t('one_employee')}</RemovableFace>
      </Link>
    </Chips>
  );
}

function NoCertificates({ search }: { search: OurCertificatesSearch }) {
  const t = useTexts('our_certificates');

  if (isNarrowed(search)) {
    return (
      <EmptyState
        panel
        title={t('none_found')}
        actions={
          <Link to="/profile/our-certificates" search={{}} className={buttonClass({ variant: 'secondary' })}>
            {t('remove_filters')}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      panel
      title={t('none')}
      actions={
        <Link to="/profile/our-courses" className={buttonClass()}>
          {t('to_our_courses')}
        </Link>
      }
    >
      <p>{t('none_text')}</p>
    </EmptyState>
  );
}
