import type { TaskChange, TaskRules } from '#contract/learning/tasks/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { editableContentOf } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { rulesOf, writeRules } from './store/tasks.ts';

/** Needs the claim `contents.edit`. */
export async function setTask(ctx: Ctx, { content_id, ...change }: TaskChange): Promise<TaskRules> {
  await editableContentOf(ctx, { id: content_id, types: ['task'] });
  const stored = await rulesOf(ctx, content_id);
  const { takes_text = stored.takes_text, takes_files = stored.takes_files, due_days = stored.due_days } = change;
  const rules = { content_id, takes_text, takes_files, due_days };
  if (!rules.takes_text && !rules.takes_files) throw new Refusal('task_takes_nothing');
  await writeRules(ctx, rules);
  return rules;
}
