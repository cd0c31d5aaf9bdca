import { useState } from 'react';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';

type AnswerGiftProps = { token: string; title: string; onAccepted: () => Promise<void>; onDeclined: () => void };

export function AnswerGift({ token, title, onAccepted, onDeclined }: AnswerGiftProps) {
  const t = useTexts('gift');
  const [isAsking, setIsAsking] = useState(false);
  const { busy, errors, send } = useSending();
  const data: [{ token: string }] = [{ token }];

  async function accept(): Promise<void> {
    await send(async () => {
      await api().gifts.acceptGift({ data });
      await onAccepted();
    });
  }

  async function decline(): Promise<void> {
    const isDeclined = await send(() => api().gifts.declineGift({ data }));
    setIsAsking(false);
    if (isDeclined) onDeclined();
  }

  return (
    <Stack>
      <CommandErrors errors={errors} />
      <Row>
        <Button busy={busy} onPress={() => void accept()}>
          {t('accept')} <Hidden>{title}</Hidden>
        </Button>
        <Button variant="dangerQuiet" busy={busy} onPress={() => setIsAsking(true)}>
          {t('decline')} <Hidden>{title}</Hidden>
        </Button>
      </Row>
      <ConfirmDialog
        open={isAsking}
        title={t('decline_title')}
        cancelLabel={t('keep')}
        confirmLabel={t('decline')}
        busy={busy}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void decline()}
      >
        <p>{t('decline_text')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
