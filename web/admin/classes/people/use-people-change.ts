import { useQueryClient } from '@tanstack/react-query';
import { queries } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { useRefresh } from '../../frame/use-records.ts';
import { classes } from '../noun.ts';

/** Sends a command about the people of a class, and shows what it changed. */
export function usePeopleChange() {
  const client = useQueryClient();
  const refreshClasses = useRefresh(classes);
  const sending = useSending();

  async function change(send: () => Promise<unknown>, done: string): Promise<boolean> {
    if (!(await sending.send(send))) return false;
    notify({ kind: 'success', messages: done });
    const [locale, slice] = queries().enrollments.retrieveEnrollments.queryOptions({ input: {} }).queryKey;
    await Promise.all([refreshClasses(), client.invalidateQueries({ queryKey: [locale, slice] })]);
    return true;
  }

  return { change, sending };
}
