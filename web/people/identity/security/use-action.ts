import type { ReactNode } from 'react';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useFreshSignIn } from '#web/shared/fresh-sign-in/fresh-sign-in.tsx';

/** `action` runs what may need a fresh sign-in and shows `said` when it succeeds. */
export function useAction(): ReturnType<typeof useSending> & {
  dialog: ReactNode;
  action: (run: () => Promise<unknown>, said?: string) => Promise<boolean>;
} {
  const sending = useSending();
  const { freshly, dialog } = useFreshSignIn();

  async function action(run: () => Promise<unknown>, text?: string): Promise<boolean> {
    const isDone = await sending.send(() => freshly(run));
    if (isDone && text) notify({ kind: 'success', messages: text });
    return isDone;
  }

  return { ...sending, dialog, action };
}
