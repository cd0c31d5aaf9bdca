import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Muted } from '#web/shared/ui/layout.tsx';
import { certificateOfQuery } from './certificate-queries.ts';
import { MyCertificate } from './my-certificate.tsx';
import styles from './my-certificates.module.css';

/** The certificate of an enrollment that was just concluded; it is issued a few seconds later. */
export function CertificateOf({ enrollmentId }: { enrollmentId: number }) {
  const t = useTexts('certificates');
  const match = useQuery(certificateOfQuery(enrollmentId));
  const certificate = match.data?.results.find(({ status }) => status === 'issued');

  if (match.error) return <NotLoaded query={match} title={t('mine_not_loaded')} text={t('mine_not_loaded_words')} />;
  if (!certificate) return <Muted>{t('being_prepared')}</Muted>;
  return (
    <ul className={styles.list}>
      <MyCertificate certificate={certificate} />
    </ul>
  );
}
