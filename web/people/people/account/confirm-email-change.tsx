import { api } from '#web/shared/api/api.ts';
import { setSessionUser } from '#web/shared/session/session.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/api/use-sending.ts';

type ConfirmEmailChangeProps = { token: string; onDone: () => void };

export function ConfirmEmailChange({ token, onDone }: ConfirmEmailChangeProps) {
  const t = useTexts('account');
  const { busy, errors, send } = useSending();

  async function confirm(): Promise<void> {
    const isDone = await send(async () => {
      const { data } = await api().people.confirmUsername({ data: [{ token }] });
      setSessionUser(data[0]);
    });
    if (!isDone) return;
    notify({ kind: 'success', messages: t('email_confirmed') });
    onDone();
  }

  return (
    <Stack>
      {errors.length > 0 ? (
        <Alert tone="danger" title={t('email_not_confirmed')} announce>
          {errors.map(({ message }) => message).join(' ')}
        </Alert>
      ) : (
        <Alert title={t('email_confirm_title')}>{t('email_confirm_text')}</Alert>
      )}
      <div>
        <Button busy={busy} onPress={() => void confirm()}>
          {t('email_confirm')}
        </Button>
      </div>
    </Stack>
  );
}
