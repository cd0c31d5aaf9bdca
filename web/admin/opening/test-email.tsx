import { useQueryClient } from '@tanstack/react-query';
import type { SetUp } from '#contract/areas/opening/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { notify } from '#web/shared/ui/notify.ts';

type TestEmailProps = Pick<SetUp, 'mail'> & { isCurrent: boolean; isDone: boolean };

/** A message to oneself, whose sending the list shows. */
export function TestEmail({ mail, isCurrent, isDone }: TestEmailProps) {
  const t = useTexts('desk_opening');
  const client = useQueryClient();
  const sending = useSending();

  async function send(): Promise<void> {
    let to = '';
    const isSent = await sending.send(async () => {
      const { data } = await api().opening.sendTestEmail({ data: [{}] });
      to = data[0].to;
    });
    await client.invalidateQueries();
    if (isSent) notify({ kind: 'info', messages: t('email_on_its_way', { to }) });
  }

  if (!mail.is_set) return null;
  return (
    <>
      <CommandErrors errors={sending.errors} />
      {mail.waiting > 0 && <p role="status">{t('email_waits')}</p>}
      <Button
        variant={isCurrent && !isDone ? 'primary' : 'quiet'}
        small={!isCurrent}
        busy={sending.busy}
        onPress={() => void send()}
      >
        {t('send_email')}
      </Button>
    </>
  );
}
