import type { OpenedTask } from '#contract/learning/tasks/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { trackedAccessTo } from '#api/learning/learning/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { dueAt } from './model/due-at.ts';
import { presentFile, presentHandIns } from './present-hand-in.ts';
import { waitingFiles } from './store/files.ts';
import { roundsOf } from './store/hand-ins.ts';
import { placeOf, rulesOf } from './store/tasks.ts';

export type TaskInput = { content_id: number; enrollment_id: number };

/** Refuses as opening a content does, and `not_found` for a content of another type. */
export async function openTask(ctx: Ctx, input: TaskInput): Promise<OpenedTask> {
  const { rules, isGraded, due, tz, place } = await taskFor(ctx, input);
  const rounds = await presentHandIns(ctx, await roundsOf(ctx, place));
  return {
    content_id: place.contentId,
    enrollment_id: place.enrollmentId,
    takes_text: rules.takes_text,
    takes_files: rules.takes_files,
    is_graded: isGraded,
    due_at: due?.toISOString() ?? null,
    tz,
    state: rounds[0]?.status ?? 'to_do',
    rounds,
    waiting_files: (await waitingFiles(ctx, place)).map(presentFile),
  };
}

/** The task of a content that the caller may open in an enrollment of their own. */
export async function taskFor(ctx: Ctx, input: TaskInput) {
  signedIn(ctx);
  const { content, enrollment } = await trackedAccessTo(ctx, input);
  if (content.type !== 'task') throw new Refusal('not_found');
  const place = { contentId: content.id, enrollmentId: enrollment.id };
  const rules = await rulesOf(ctx, content.id);
  const { is_graded: isGraded, tz, ...moments } = await placeOf(ctx, place);
  return { place, courseId: content.course_id, rules, isGraded, tz, due: dueAt(rules.due_days, moments) };
}
