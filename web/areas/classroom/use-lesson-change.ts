import { useQueryClient } from '@tanstack/react-query';
import { queries } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';

/** Sends a change of the lessons and shows it in the list. */
export function useLessonChange(done: 'lesson_saved' | 'lesson_canceled_done' | 'lesson_restored', onDone: () => void) {
  const t = useTexts('classroom');
  const client = useQueryClient();
  const { send, ...sending } = useSending();

  async function change(run: () => Promise<unknown>): Promise<void> {
    if (!(await send(run))) return;
    onDone();
    notify({ kind: 'success', messages: t(done) });
    const calls = queries();
    const changed = [calls.classes.retrieveLessons, calls.attendance.retrieveAttendances];
    await Promise.all(changed.map((call) => client.invalidateQueries({ queryKey: call.key() })));
  }

  return { ...sending, change };
}
