import { randomBytes } from 'node:crypto';
import type { OpenCode } from '#contract/learning/attendance/calls.ts';
import { entryUntil } from '#contract/rules/attendance-register.ts';
import { Refusal } from '#contract/refusals.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { codeOfStep } from './code-of-step.ts';
import { lockRegisterOf } from './lock-register.ts';
import { spanOfStep, stepAt } from './model/code-text.ts';
import { requireOpenRegister } from './model/require-open-register.ts';
import { closeSecret, openSecret } from './store/codes.ts';

const stepsAhead = 6;
const secretBytes = 32;

export function openCode(ctx: Ctx, { lesson_id }: { lesson_id: number }): Promise<OpenCode> {
  return inTransaction(ctx, async (tx) => {
    const { register, lesson } = await lockRegisterOf(tx, lesson_id);
    const now = tx.now();
    requireOpenRegister(lesson, register, now);
    const until = entryUntil(lesson, await readSetting(tx, 'attendanceEntryMinutes'));
    if (now >= until) throw new Refusal('attendance_entry_over');
    const userId = tx.actor.kind === 'user' ? tx.actor.userId : null;
    const secret = await openSecret(tx, { lessonId: lesson_id, secret: randomBytes(secretBytes), userId });
    return {
      lesson_id,
      class_id: lesson.class_id,
      now: now.toISOString(),
      entry_until: until.toISOString(),
      codes: Array.from({ length: stepsAhead }, (_, ahead) => shown({ lesson_id, secret }, stepAt(now) + ahead)),
    };
  });
}

export function closeCode(ctx: Ctx, { lesson_id }: { lesson_id: number }): Promise<{ lesson_id: number }> {
  return inTransaction(ctx, async (tx) => {
    await lockRegisterOf(tx, lesson_id);
    await closeSecret(tx, lesson_id);
    return { lesson_id };
  });
}

function shown(code: { lesson_id: number; secret: Buffer }, step: number): OpenCode['codes'][number] {
  const { from, until } = spanOfStep(step);
  return { code: codeOfStep(code, step), from: from.toISOString(), until: until.toISOString() };
}
