import type { CheckedIn, CheckIn } from '#contract/learning/attendance/calls.ts';
import { entryUntil } from '#contract/rules/attendance-register.ts';
import { Refusal } from '#contract/refusals.ts';
import { isCurrentClass } from '#contract/offer/classes/values.ts';
import { lockClass } from '#api/offer/classes/index.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { codeOfStep } from './code-of-step.ts';
import { readCode, stepAt } from './model/code-text.ts';
import { markOfCheckIn } from './model/mark-of-check-in.ts';
import { presentMark } from './present-mark.ts';
import { refreshRates } from './refresh-rates.ts';
import { openCodesFor, type OpenedCode } from './store/codes.ts';
import type { StoredMark } from './store/grid.ts';
import { marksOfCells, writeMarks } from './store/marks.ts';
import { attendingAs } from './store/register.ts';

const triesPerFiveMinutes = { most: 20, withinSeconds: 300 };
/** The step before the current one is accepted too, so that a code works for half a minute to a minute. */
const acceptedSteps = 2;
/** A code is called expired rather than wrong for ten minutes. */
const rememberedSteps = 20;

export async function checkIn(ctx: Ctx, { class_id, code, how }: CheckIn): Promise<CheckedIn> {
  const { personId } = signedIn(ctx);
  // Outside the transaction, so that refused tries count.
  await limitRate(ctx, `check-in ${personId}`, triesPerFiveMinutes);
  return inTransaction(ctx, async (tx) => {
    const attending = await attendingAs(tx, { classId: class_id, personId });
    if (!attending) throw new Refusal('check_in_not_enrolled');
    await requireUnderWay(tx, class_id);
    const lesson = lessonOfCode(
      await openCodesFor(tx, personId),
      { classId: class_id, code: readCode(code) },
      tx.now(),
    );
    const mark = await markOnce(tx, { lesson, enrollmentId: attending.id, how });
    const { starts_at, ends_at } = lesson;
    return { ...presentMark(mark), class_id, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() };
  });
}

async function requireUnderWay(ctx: Ctx, classId: number): Promise<void> {
  const existing = await lockClass(ctx, classId);
  if (!isCurrentClass(existing?.status)) throw new Refusal('class_over');
}

function lessonOfCode(
  opened: readonly OpenedCode[],
  { classId, code }: { classId: number; code: string },
  now: Date,
): OpenedCode {
  const isHere = ({ class_id }: OpenedCode) => class_id === classId;
  const shows = (lesson: OpenedCode, steps: number) =>
    Array.from({ length: steps }, (_, ago) => stepAt(now) - ago).some((step) => codeOfStep(lesson, step) === code);
  const match = opened.find((lesson) => isHere(lesson) && shows(lesson, acceptedSteps));
  if (match) return match;
  if (opened.some((lesson) => !isHere(lesson) && shows(lesson, acceptedSteps))) {
    throw new Refusal('attendance_code_elsewhere');
  }
  const here = opened.filter(isHere);
  if (here.length === 0) throw new Refusal('attendance_code_closed');
  const isExpired = here.some((lesson) => shows(lesson, rememberedSteps));
  throw new Refusal(isExpired ? 'attendance_code_expired' : 'attendance_code_wrong');
}

type Attending = { lesson: OpenedCode; enrollmentId: number; how: CheckIn['how'] };

/** A mark that the trainer has set stays; the first check-in of one's own answers again. */
async function markOnce(ctx: Ctx, { lesson, enrollmentId, how }: Attending): Promise<StoredMark> {
  const cell = { lesson_id: lesson.lesson_id, enrollment_id: enrollmentId };
  const [marked] = await marksOfCells(ctx, [cell]);
  const isMarked = marked && marked.state !== 'unmarked';
  if (isMarked && marked.how === 'hand') throw new Refusal('attendance_marked', { state: marked.state });
  if (isMarked) return marked;
  const now = ctx.now();
  const until = entryUntil(lesson, await readSetting(ctx, 'attendanceEntryMinutes'));
  if (now >= until) throw new Refusal('attendance_entry_over');
  const lateAfter = await readSetting(ctx, 'attendanceLateAfterMinutes');
  const { userId } = signedIn(ctx);
  const [mark] = await writeMarks(
    ctx,
    [{ ...cell, ...markOfCheckIn(lesson, lateAfter, now), how, version: marked?.version ?? 0 }],
    userId,
  );
  if (!mark) throw new Error(`No mark was written for enrollment ${enrollmentId}, though its class is locked.`);
  await refreshRates(ctx, { enrollmentIds: [enrollmentId] });
  return mark;
}
