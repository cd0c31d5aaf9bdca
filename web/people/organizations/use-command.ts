import { useQueryClient } from '@tanstack/react-query';
import { useSending } from '#web/shared/api/use-sending.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

/** Sends a command, loads the lists of organizations again, and notifies of its success. */
export function useCommand() {
  const client = useQueryClient();
  const { locale } = useVisitor();
  const sending = useSending();
  const refresh = () => client.invalidateQueries({ queryKey: [locale, 'organizations'] });

  async function run(work: () => Promise<unknown>, done: string): Promise<boolean> {
    const isDone = await sending.send(async () => {
      await work();
      await refresh();
    });
    if (isDone) notify({ kind: 'success', messages: done });
    return isDone;
  }

  return { ...sending, run, refresh };
}
