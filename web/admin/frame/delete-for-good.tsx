import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import type { Listed } from './noun.ts';
import { useRefresh } from './use-records.ts';

type DeleteForGoodProps = {
  noun: Pick<Listed, 'name' | 'source'>;
  words: { title: string; text: string; keep: string; confirm: string; done: string };
  send: () => Promise<unknown>;
};

/** Removes a record that no call restores: it asks first, and then leads to the list. */
export function DeleteForGood({ noun, words, send: remove }: DeleteForGoodProps) {
  const desk = useTexts('desk');
  const navigate = useNavigate();
  const refresh = useRefresh(noun);
  const { busy, errors, send } = useSending();
  const [isOpen, setOpen] = useState(false);

  async function confirm(): Promise<void> {
    if (!(await send(remove))) return;
    notify({ kind: 'success', messages: words.done });
    await navigate({ to: '/admin/$', params: { _splat: noun.name } });
    await refresh();
  }

  return (
    <>
      <Button variant="dangerQuiet" onPress={() => setOpen(true)}>
        {desk('remove')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={words.title}
        cancelLabel={words.keep}
        confirmLabel={words.confirm}
        busy={busy}
        onCancel={() => setOpen(false)}
        onConfirm={() => void confirm()}
      >
        <CommandErrors errors={errors} />
        <p>{words.text}</p>
      </ConfirmDialog>
    </>
  );
}
