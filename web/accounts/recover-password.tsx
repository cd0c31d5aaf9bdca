import { api } from '#web/shared/api.ts';
import { useTexts } from '#web/shared/texts.ts';
import { AskLetter } from './ask-letter.tsx';

/** Asks for a link to choose a new password. What it says is the same whether there is such an account or not. */
export function RecoverPassword({ redirect }: { redirect: string | undefined }) {
  const t = useTexts('recovery');

  return (
    <AskLetter
      lead={t('recover_text')}
      button={t('send_recovery')}
      sentTitle={t('look_into_mail')}
      sentText={(username) => t('recovery_sent', { username })}
      ask={(username) => api().accounts.forgot({ data: [{ username, ...(redirect && { redirect }) }] })}
    />
  );
}
