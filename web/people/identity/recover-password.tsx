import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { RequestEmail } from './request-email.tsx';

export function RecoverPassword({ redirect }: { redirect: string | undefined }) {
  const t = useTexts('recovery');

  return (
    <RequestEmail
      lead={t('recover_text')}
      button={t('send_recovery')}
      sentTitle={t('look_into_mail')}
      sentText={(username) => t('recovery_sent', { username })}
      request={(username) => api().identity.forgot({ data: [{ username, ...(redirect && { redirect }) }] })}
    />
  );
}
