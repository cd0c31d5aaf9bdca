import type { EnrollmentStanding } from '#contract/learning/enrollments/standings.ts';

export type HistoryStep = 'registered' | 'enrolled' | 'accepted' | 'concluded' | 'canceled' | 'withdrawn';

type Dated = Pick<
  EnrollmentStanding,
  'status' | 'registered_at' | 'enrolled_at' | 'regulation_accepted_at' | 'concluded_at' | 'ended_at'
>;

/** What happened to an enrollment, oldest first. One that was paid at once begins with the enrollment. */
export function historyOf(standing: Dated): { step: HistoryStep; at: string }[] {
  const { registered_at, enrolled_at, regulation_accepted_at, concluded_at, ended_at, status } = standing;
  const steps: [HistoryStep, string | null][] = [
    ['registered', registered_at === enrolled_at ? null : registered_at],
    ['enrolled', enrolled_at],
    ['accepted', regulation_accepted_at],
    ['concluded', concluded_at],
    [status === 'canceled' ? 'canceled' : 'withdrawn', ended_at],
  ];
  return steps
    .flatMap(([step, at]) => (at === null ? [] : [{ step, at }]))
    .toSorted((one, other) => one.at.localeCompare(other.at));
}
