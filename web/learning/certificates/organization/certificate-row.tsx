import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { OrganizationCertificate } from '#contract/learning/certificates/calls.ts';
import { fetchFile } from '#web/shared/api/fetch-file.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { readOurCertificatesSearch, type OurCertificatesSearch } from '../model/our-certificates-search.ts';
import { daysLeft, standingOf, type CertificateValidity } from '../model/standing-of.ts';
import styles from './our-certificates.module.css';

type CertificateRowProps = {
  organizationId: number;
  certificate: OrganizationCertificate;
  search: OurCertificatesSearch;
};

export function CertificateRow({ organizationId, certificate, search }: CertificateRowProps) {
  const t = useTexts('our_certificates');
  const { fullDay } = useDates();
  const { affiliation_id: employee, holder_name, department, has_left } = certificate;
  const standing = standingOf(certificate);

  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Link
          to="/profile/our-certificates"
          search={readOurCertificatesSearch({ ...search, employee, page: 1 })}
          resetScroll={false}
        >
          {holder_name}
        </Link>
        <small>{[department, has_left && t('has_left')].filter(Boolean).join(' · ')}</small>
      </div>
      <div className={styles.what}>
        <b>{certificate.course_title}</b>
        <small>
          {certificate.number} · {t('issued_on', { day: fullDay(certificate.issued_on) })}
        </small>
      </div>
      <div className={styles.state}>
        <StandingBadge certificate={certificate} standing={standing} />
        {certificate.valid_until && standing !== 'revoked' && standing !== 'replaced' && (
          <small>{t('until', { day: fullDay(certificate.valid_until) })}</small>
        )}
      </div>
      <div className={styles.do}>
        {(standing === 'valid' || standing === 'expired') && (
          <DownloadOne organizationId={organizationId} certificate={certificate} />
        )}
      </div>
    </li>
  );
}

const tones: Record<CertificateValidity, BadgeTone> = {
  valid: 'good',
  expired: 'bad',
  revoked: 'bad',
  replaced: 'neutral',
};

function StandingBadge({
  certificate,
  standing,
}: {
  certificate: OrganizationCertificate;
  standing: CertificateValidity;
}) {
  const t = useTexts('our_certificates');
  const [now] = useState(() => new Date());
  const days = daysLeft(certificate, now);

  if (days !== null) return <Badge tone="wait">{t('days_left', { count: days })}</Badge>;
  return <Badge tone={tones[standing]}>{t(`standing_${standing}`)}</Badge>;
}

function DownloadOne({ organizationId, certificate }: Omit<CertificateRowProps, 'search'>) {
  const t = useTexts('our_certificates');
  const { busy, send } = useSending();
  const { id, number, holder_name } = certificate;
  const path = `/organizations/${organizationId}/certificates/${id}/pdf`;
  const download = async () => {
    const arrived = await send(() => fetchFile(path, `${number.replaceAll('/', '-')}.pdf`));
    if (!arrived) notify({ kind: 'error', messages: t('not_downloaded') });
  };

  return (
    <Button
      variant="secondary"
      small
      busy={busy}
      aria-label={t('download_of', { name: holder_name, number })}
      onPress={() => void download()}
    >
      <Icon of={Download} />
      {t('download')}
    </Button>
  );
}
