import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';

/** For staff: undoes a conclusion, for which nobody may have got a certificate. */
export function UnlockClass({ classId: id }: { classId: number }) {
  const t = useTexts('teaching');
  const client = useQueryClient();
  const { busy, errors, send } = useSending();
  const [isOpen, setOpen] = useState(false);

  async function unlock(): Promise<void> {
    const isDone = await send(() => api().teaching.unlockClass({ data: [{ id }] }));
    if (!isDone) return;
    setOpen(false);
    notify({ kind: 'success', messages: t('unlocked') });
    await client.invalidateQueries();
  }

  return (
    <>
      <Row>
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {t('unlock')}
        </Button>
      </Row>
      <ConfirmDialog
        open={isOpen}
        title={t('unlock_title')}
        cancelLabel={t('not_yet')}
        confirmLabel={t('unlock')}
        busy={busy}
        onCancel={() => setOpen(false)}
        onConfirm={() => void unlock()}
      >
        <Stack>
          <CommandErrors errors={errors} />
          <p>{t('unlock_words')}</p>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
