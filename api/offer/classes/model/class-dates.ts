import { Refusal } from '#contract/refusals.ts';

export type ClassDates = {
  start_at?: string | null | undefined;
  end_at?: string | null | undefined;
  registration_opens_at?: string | null | undefined;
  registration_deadline?: string | null | undefined;
};

export function requireFollowing(dates: ClassDates): void {
  if (isBefore(dates.end_at, dates.start_at)) throw new Refusal('invalid_input', { field: 'end_at' });
  if (isBefore(dates.registration_deadline, dates.registration_opens_at)) {
    throw new Refusal('invalid_input', { field: 'registration_deadline' });
  }
}

function isBefore(late: string | null | undefined, early: string | null | undefined): boolean {
  return Boolean(late && early && new Date(late) < new Date(early));
}
