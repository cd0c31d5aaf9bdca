import { useQueryClient } from '@tanstack/react-query';
import { useSending } from '#web/shared/api/use-sending.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { noteGrading } from './trainer-queries.ts';

export function useGrading() {
  const client = useQueryClient();
  const sending = useSending();

  async function change(run: () => Promise<unknown>, done: string): Promise<boolean> {
    const isDone = await sending.send(run);
    await noteGrading(client);
    if (isDone) notify({ kind: 'success', messages: done });
    return isDone;
  }

  return { ...sending, change };
}
