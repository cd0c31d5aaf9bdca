import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { Certificate } from '#contract/learning/certificates/calls.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { daysLeft, standingOf, type CertificateValidity } from './model/standing-of.ts';
import { SeenByOthers } from './seen-by-others.tsx';
import { ShareCertificate } from './share-certificate.tsx';
import styles from './my-certificates.module.css';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';

const arches = [
  { left: 8, color: styles.cream },
  { left: 12, color: styles.leaf },
  { left: 16, color: styles.cream },
  { left: 20, color: styles.leaf },
  { left: 24, color: styles.point },
];

function PaperSpine() {
  return (
    <div className={styles.spine} aria-hidden="true">
      <svg viewBox="0 0 62 1000">
        {arches.map(({ left, color }) => {
          const radius = 31 - left;
          return (
            <path key={left} className={color} d={`M${left} 1000V40a${radius} ${radius} 0 0 1 ${2 * radius} 0V1000`} />
          );
        })}
      </svg>
    </div>
  );
}

const QrCode = lazy(async () => ({ default: (await import('#web/shared/ui/qr-code.tsx')).QrCode }));

export function MyCertificate({ certificate }: { certificate: Certificate }) {
  const t = useTexts('certificates');
  const { fullDay } = useDates();
  const { course_title, number, issuer, issued_on, check_url } = certificate;
  const token = check_url.slice(check_url.lastIndexOf('/') + 1);
  const standing = standingOf(certificate);
  const stands = standing === 'valid';

  return (
    <li>
      <PaperSpine />
      <div className={styles.text}>
        <Badge tone={tones[standing]}>{t(`standing_${standing}`)}</Badge>
        <h2>{course_title}</h2>
        <p>
          <b>{number}</b> · {t(`type_${certificate.type}`)}
        </p>
        <p>{t('issued_by_on', { name: issuer.name, day: fullDay(issued_on) })}</p>
        <Expiry certificate={certificate} />
        <WhatBecameOfIt certificate={certificate} />
        {stands && <SeenByOthers certificate={certificate} />}
      </div>
      <div className={styles.side}>
        {stands && (
          <Suspense>
            <QrCode text={check_url} label={t('qr_of', { number })} />
          </Suspense>
        )}
        {(stands || standing === 'expired') && <DownloadPdf certificate={certificate} />}
        {stands && <ShareCertificate certificate={certificate} token={token} />}
        <Link
          className={buttonClass({ variant: 'quiet', small: true })}
          to="/certificate-validation/$token"
          params={{ token }}
          preload={false}
        >
          {t('see_as_others')}
        </Link>
      </div>
    </li>
  );
}

const tones: Record<CertificateValidity, BadgeTone> = {
  valid: 'good',
  expired: 'wait',
  revoked: 'bad',
  replaced: 'neutral',
};

function Expiry({ certificate }: { certificate: Certificate }) {
  const t = useTexts('certificates');
  const { fullDay } = useDates();
  const { valid_until: until } = certificate;
  const [now] = useState(() => new Date());
  const days = daysLeft(certificate, now);

  if (until === null) return null;
  return (
    <p>
      {t('until', { day: fullDay(until) })}{' '}
      {days !== null && <Badge tone="wait">{t('days_left', { count: days })}</Badge>}
    </p>
  );
}

function WhatBecameOfIt({ certificate: { revoked_reason, replaced_by } }: { certificate: Certificate }) {
  const t = useTexts('certificates');
  if (revoked_reason) return <p>{t('revoked_because', { reason: revoked_reason })}</p>;
  return replaced_by ? <p>{t('replaced_by', { number: replaced_by })}</p> : null;
}

function DownloadPdf({ certificate: { id, number } }: { certificate: Certificate }) {
  const t = useTexts('certificates');

  return (
    <DownloadFile path={`/certificates/${id}/pdf`} name={`${number.replaceAll('/', '-')}.pdf`} variant="secondary">
      {t('download')}
      <Hidden> {number}</Hidden>
    </DownloadFile>
  );
}
