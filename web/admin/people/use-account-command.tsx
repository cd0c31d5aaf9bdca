import { useQueryClient } from '@tanstack/react-query';
import type { Notice } from '#web/shared/ui/notice.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useFreshSignIn } from '#web/shared/fresh-sign-in/fresh-sign-in.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

type Done = { message: string; action?: Notice['action'] };

/** Sends a command about an account, after a fresh sign-in where it wants one; what is typed stays meanwhile. */
export function useAccountCommand() {
  const sending = useSending();
  const { freshly, dialog } = useFreshSignIn();
  const client = useQueryClient();
  const { locale } = useVisitor();

  async function run(command: () => Promise<unknown>, { message, action }: Done): Promise<boolean> {
    return sending.send(async () => {
      await freshly(command);
      await Promise.all(
        ['identity', 'privacy', 'trail'].map((slice) => client.invalidateQueries({ queryKey: [locale, slice] })),
      );
      notify({ kind: 'success', messages: message, ...(action && { action }) });
    });
  }

  return { run, dialog, busy: sending.busy, errors: sending.errors, attempt: sending.attempt };
}

export type AccountCommand = ReturnType<typeof useAccountCommand>;
