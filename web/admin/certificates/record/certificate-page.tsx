import { useQuery } from '@tanstack/react-query';
import type { CertificateRecord } from '#contract/learning/certificates/staff.ts';
import { useCertificateFacts } from '#web/learning/certificates/certificate-facts.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import desk from '../../desk.module.css';
import { NotThere } from '../../frame/not-there.tsx';
import { NounLink } from '../../frame/noun-link.tsx';
import { Head } from '../../frame/record-page.tsx';
import { Part } from '../../frame/record/part.tsx';
import styles from '../../frame/record/record-parts.module.css';
import { RecordTrailPart } from '../../frame/trail/record-trail-part.tsx';
import { CertificateState } from '../certificate-state.tsx';
import { certificates } from '../noun.ts';
import { ReplaceCertificate, RevokeCertificate } from './acts.tsx';
import { History } from './history.tsx';
import { Origin } from './origin.tsx';

export function CertificatePage({ id }: { id: number }) {
  const t = useTexts('desk_certificates');
  const texts = useTexts('desk');
  const query = useQuery(certificates.source({ filter: { id }, page: { number: 1, size: 1 } }));

  return (
    <Loaded query={query} rows={6} loading={texts('loading_record')} failed={texts('record_not_loaded')}>
      {({ results: [certificate] }) =>
        certificate ? <One certificate={certificate} /> : <NotThere to={certificates.name}>{t('title')}</NotThere>
      }
    </Loaded>
  );
}

/** What is printed, whose it is, and what became of it. */
function One({ certificate }: { certificate: CertificateRecord }) {
  const t = useTexts('desk_certificates');
  const texts = useTexts('desk');
  const facts = useCertificateFacts();
  const { id, number, holder_name: name, status } = certificate;
  useTitle(`${number} · ${texts('title')}`);

  return (
    <>
      <Head
        path={certificates.name}
        title={t('title')}
        name={number}
        badges={<CertificateState certificate={certificate} />}
        meta={<p className={desk.meta}>{name}</p>}
      >
        <DownloadFile path={`/certificates/${id}/pdf`} name={`${number.replaceAll('/', '-')}.pdf`} variant="secondary">
          {t('download')}
        </DownloadFile>
        {status === 'issued' && (
          <>
            <ReplaceCertificate certificate={certificate} />
            <RevokeCertificate certificate={certificate} />
          </>
        )}
      </Head>
      <WhatBecameOfIt certificate={certificate} />
      <div className={styles.sides}>
        <div className={styles.parts}>
          <Part id="printed" title={t('part_printed')}>
            <DefinitionList items={facts.all(certificate)} />
          </Part>
          <History certificateId={id} />
          <RecordTrailPart title={t('by_staff')} records={[{ noun: certificates.name, id }]} />
        </div>
        <aside className={styles.parts} aria-label={t('aside')}>
          <Origin certificate={certificate} />
        </aside>
      </div>
    </>
  );
}

function WhatBecameOfIt({ certificate }: { certificate: CertificateRecord }) {
  const t = useTexts('desk_certificates');
  const { status, revoked_reason: reason, replaced_by: successor, replacement_id: id } = certificate;

  if (status === 'revoked') return <Alert tone="warning">{t('is_revoked', { reason: reason ?? '–' })}</Alert>;
  if (id === null || successor === null) return null;
  return (
    <Alert tone="info">
      {t('is_replaced')} <NounLink record={{ noun: certificates.name, id }}>{successor}</NounLink>
    </Alert>
  );
}
