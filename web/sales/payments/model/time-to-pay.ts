import { lastOpening } from '#contract/rules/last-opening.ts';
import type { OpeningHours } from '#contract/rules/opening-hours.ts';
import { notPast } from '#contract/rules/pay-by.ts';
import { hourMs } from '#contract/rules/durations.ts';

type Attempt = {
  hours: number;
  /** Where the offer is paid at a desk. */
  opening: OpeningHours | null;
  deadlines: readonly (string | null)[];
  now: number;
};

/** `desk`: while the desk is open; `closed`: a registration deadline comes first; `too_late`: the desk opens after it. */
export type TimeToPay =
  | { kind: 'hours' }
  | { kind: 'desk'; until: string }
  | { kind: 'closed'; until: string }
  | { kind: 'too_late' };

/** How long the buyer would have to pay, if the attempt started now. */
export function timeToPay({ hours, opening, deadlines, now }: Attempt): TimeToPay {
  const end = new Date(now + hours * hourMs);
  const moments = deadlines.map((deadline) => (deadline === null ? null : new Date(deadline)));
  if (opening) {
    const closesAt = moments.reduce<Date | null>(
      (first, each) => (each && (!first || each < first) ? each : first),
      null,
    );
    const until = lastOpening(opening, { at: new Date(now), hours, closesAt });
    return until ? { kind: 'desk', until: until.toISOString() } : { kind: 'too_late' };
  }
  const until = notPast(end, moments);
  return until < end ? { kind: 'closed', until: until.toISOString() } : { kind: 'hours' };
}
