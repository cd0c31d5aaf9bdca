import { Refusal, Refusals } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { dateFormat } from '#contract/rules/formats.ts';
import type { Cell } from './cell.ts';
import { marksOfCells } from './store/marks.ts';
import type { StoredMark } from './store/grid.ts';

/** Names each cell that somebody else has changed since it was read, with what it says now and what was sent. */
export async function conflictsOf(ctx: Ctx, cells: readonly Cell[], recorded: readonly StoredMark[]): Promise<Refusal> {
  const stored = new Set(recorded.map(keyOf));
  const missed = cells.filter(({ change }) => !stored.has(keyOf(change)));
  const marks = new Map(
    (
      await marksOfCells(
        ctx,
        missed.map(({ change }) => change),
      )
    ).map((mark) => [keyOf(mark), mark]),
  );
  const [first, ...others] = missed.map((cell) => refusalOf(ctx, cell, marks.get(keyOf(cell.change))));
  return first ? new Refusals(first, others) : new Refusal('attendance_changed');
}

function refusalOf({ locale }: Ctx, { change, lesson, attendee }: Cell, theirs: StoredMark | undefined): Refusal {
  const format = dateFormat(locale, { day: 'numeric', month: 'long', timeZone: lesson.tz });
  return new Refusal('attendance_changed', {
    field: keyOf(change),
    name: attendee.name,
    day: format.format(lesson.starts_at),
    theirs: theirs?.state ?? 'none',
    their_minutes: theirs?.minutes ?? 0,
    yours: change.state,
    your_minutes: change.minutes ?? 0,
  });
}

function keyOf({ lesson_id, enrollment_id }: { lesson_id: number; enrollment_id: number }): string {
  return `${lesson_id} ${enrollment_id}`;
}
