import type { TaskRules } from '#contract/learning/tasks/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { editableContentOf } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { writeRules } from './store/tasks.ts';

/** Needs the claim `contents.edit`. */
export async function setTask(ctx: Ctx, rules: TaskRules): Promise<TaskRules> {
  await editableContentOf(ctx, { id: rules.content_id, types: ['task'] });
  if (!rules.takes_text && !rules.takes_files) throw new Refusal('task_takes_nothing');
  await writeRules(ctx, rules);
  return rules;
}
