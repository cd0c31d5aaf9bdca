import { useQueryClient } from '@tanstack/react-query';
import { queries } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { notify } from '#web/shared/ui/notify.ts';

/** Sends a change of grades; afterwards, also where it was refused, the page asks again what they are. */
export function useGradeCommand() {
  const client = useQueryClient();
  const sending = useSending();

  async function change(run: () => Promise<unknown>, done: string): Promise<boolean> {
    const isDone = await sending.send(run);
    const { grades, teaching, enrollments } = queries();
    const changed = [
      grades.retrieveAssessments,
      grades.retrieveGrades,
      grades.retrieveGradeChanges,
      teaching.retrieveConclusions,
      teaching.retrieveTrainerClasses,
      enrollments.retrieveEnrollmentStandings,
    ];
    await Promise.all(changed.map((call) => client.invalidateQueries({ queryKey: call.key() })));
    if (isDone) notify({ kind: 'success', messages: done });
    return isDone;
  }

  return { ...sending, change };
}
