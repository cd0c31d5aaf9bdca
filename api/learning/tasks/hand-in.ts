import type { NewHandIn, OpenedTask } from '#contract/learning/tasks/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { recordResult } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { handingIn } from './model/hand-in-status.ts';
import { openTask, taskFor } from './open-task.ts';
import { dropOtherFiles, giveToRound } from './store/files.ts';
import { insertRound, newestRound, replaceRound } from './store/hand-ins.ts';

type Task = Awaited<ReturnType<typeof taskFor>>;

export function handIn(ctx: Ctx, input: NewHandIn): Promise<OpenedTask> {
  return inTransaction(ctx, async (tx) => {
    const task = await taskFor(tx, input);
    requireTaken(task, input);
    const id = await writeRound(tx, { task, input });
    const ids = [...new Set(input.file_ids)];
    for (const file_id of await dropOtherFiles(tx, id, ids)) await emit(tx, 'file_dropped', { file_id });
    const result = await giveToRound(tx, { ...task.place, handInId: id, ids });
    if (result < ids.length) throw new Refusal('not_found', { field: 'file_ids' });
    await recordResult(tx, { ...task.place, courseId: task.courseId, isDone: false, grade: null });
    return openTask(tx, input);
  });
}

function requireTaken({ rules }: Task, { text, file_ids }: NewHandIn): void {
  const hasText = text.trim() !== '';
  if (hasText && !rules.takes_text) throw new Refusal('task_takes_no_text');
  if (file_ids.length > 0 && !rules.takes_files) throw new Refusal('task_takes_no_files');
  if (!hasText && file_ids.length === 0) throw new Refusal('hand_in_empty');
}

/** A race is lost in the write: another device, or the review meanwhile. */
async function writeRound(ctx: Ctx, { task, input }: { task: Task; input: NewHandIn }): Promise<number> {
  const newest = await newestRound(ctx, task.place);
  const how = handingIn(newest, input.version);
  const text = input.text.trim();
  const isLate = task.due !== null && ctx.now() > task.due;
  if (how.kind === 'new') {
    const id = await insertRound(ctx, { ...task.place, round: how.round, text, isLate });
    if (id === undefined) throw new Refusal('hand_in_changed');
    return id;
  }
  const id = newest?.id ?? 0;
  if (!(await replaceRound(ctx, { id, version: input.version, text, isLate }))) throw new Refusal('hand_in_changed');
  return id;
}
