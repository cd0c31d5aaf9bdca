import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import type { OrganizationCertificate } from '#contract/learning/certificates/calls.ts';
import { ListPages, type PageLink } from '#web/shared/lists/list-pages.tsx';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Chips, RemovableFace, removableChipClass } from '#web/shared/ui/chip.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { ListResults } from '#web/shared/ui/listing.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { isNarrowed, readOurCertificatesSearch, type OurCertificatesSearch } from '../model/our-certificates-search.ts';
import { CertificateRow } from './certificate-row.tsx';
import { DownloadAll } from './download-all.tsx';
import { certificatesPerPage, ourCertificatesQuery } from './our-certificate-queries.ts';
import styles from './our-certificates.module.css';

type CertificateResultsProps = { organizationId: number; search: OurCertificatesSearch };

export function CertificateResults(props: CertificateResultsProps) {
  const t = useTexts('our_certificates');
  const found = useQuery({
    ...ourCertificatesQuery(props.organizationId, props.search),
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData } = found;

  if (data) return <Found {...props} {...data} isOld={isPlaceholderData} />;
  if (!error) return <SkeletonRows rows={5} label={t('loading')} />;
  return <NotLoaded query={found} title={t('not_loaded')} />;
}

type FoundProps = CertificateResultsProps & {
  results: readonly OrganizationCertificate[];
  total: number;
  isOld: boolean;
};

function Found({ organizationId, search, results, total, isOld }: FoundProps) {
  const t = useTexts('our_certificates');
  const lastPage = Math.max(1, Math.ceil(total / certificatesPerPage));
  const to = '/profile/our-certificates';
  const link: PageLink = (page, props) => (
    <Link to={to} search={readOurCertificatesSearch({ ...search, page })} {...props} />
  );

  if (!isOld && (search.page ?? 1) > lastPage) {
    return <Navigate to={to} search={readOurCertificatesSearch({ ...search, page: lastPage })} replace />;
  }
  return (
    <ListResults found={t('found', { count: total })} isOld={isOld}>
      {search.employee !== undefined && <OneEmployee search={search} name={results[0]?.holder_name} />}
      {total > 0 && <DownloadAll organizationId={organizationId} search={search} />}
      {results.length === 0 ? (
        <NoCertificates search={search} />
      ) : (
        <ul className={styles.list} aria-label={t('title')}>
          {results.map((certificate) => (
            <CertificateRow
              key={certificate.id}
              organizationId={organizationId}
              certificate={certificate}
              search={search}
            />
          ))}
        </ul>
      )}
      <ListPages page={search.page} total={total} perPage={certificatesPerPage} label={t('pages')} link={link} />
    </ListResults>
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
