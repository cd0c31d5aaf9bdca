import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

type Removal = {
  remove: () => Promise<unknown>;
  /** Calls of `people` to invalidate; all of them when empty. */
  changes: readonly string[];
  removed: string;
};

export function useRemoval({ remove, changes, removed }: Removal) {
  const t = useTexts('student');
  const { locale } = useVisitor();
  const client = useQueryClient();
  const { busy, send } = useSending();
  const [open, setOpen] = useState(false);

  async function removeNow(): Promise<void> {
    const isGone = await send(async () => {
      await remove();
      await client.invalidateQueries({ queryKey: [locale, 'people', ...changes] });
    });
    setOpen(false);
    const messages = isGone ? removed : t('not_removed');
    notify({ kind: isGone ? 'success' : 'error', messages });
  }

  return {
    request: () => setOpen(true),
    dialog: { open, busy, onCancel: () => setOpen(false), onConfirm: () => void removeNow() },
  };
}
