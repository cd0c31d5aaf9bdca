import type { CertificateRecord } from '#contract/learning/certificates/staff.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { ReasonAct } from '../reason-act.tsx';

type ActProps = { certificate: CertificateRecord };

/** Nothing takes it back: a new one can only be issued by hand, with another number. */
export function RevokeCertificate({ certificate: { id, number } }: ActProps) {
  const t = useTexts('desk_certificates');

  return (
    <ReasonAct
      label={t('revoke')}
      title={t('revoke_title', { number })}
      isDanger
      done={t('revoked', { number })}
      reasonHelp={t('revoke_reason_help')}
      send={(reason) => api().certificates.revokeCertificate({ data: [{ id, reason }] })}
    >
      <p>{t('revoke_follows')}</p>
    </ReasonAct>
  );
}

export function ReplaceCertificate({ certificate: { id, number } }: ActProps) {
  const t = useTexts('desk_certificates');

  return (
    <ReasonAct
      label={t('replace')}
      title={t('replace_title', { number })}
      done={t('replaced', { number })}
      reasonHelp={t('replace_reason_help')}
      send={(reason) => api().certificates.replaceCertificate({ data: [{ id, reason }] })}
    >
      <p>{t('replace_follows')}</p>
    </ReasonAct>
  );
}
