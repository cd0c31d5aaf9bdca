import { useQueryClient } from '@tanstack/react-query';
import { useSending } from '#web/shared/api/use-sending.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

/** Sends a command, loads the seats again, and notifies of its success. */
export function useSeatCommand() {
  const refresh = useSeatRefresh();
  const sending = useSending();

  async function run(work: () => Promise<unknown>, done: string): Promise<boolean> {
    const isDone = await sending.send(async () => {
      await work();
      await refresh();
    });
    if (isDone) notify({ kind: 'success', messages: done });
    return isDone;
  }

  return { ...sending, run };
}

export function useSeatRefresh(): () => Promise<void> {
  const client = useQueryClient();
  const { locale } = useVisitor();

  return () => client.invalidateQueries({ queryKey: [locale, 'training'] });
}
