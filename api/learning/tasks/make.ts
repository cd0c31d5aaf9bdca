import type { OpenedTask } from '#contract/learning/tasks/calls.ts';
import { makeContent } from '#api/learning/learning/make.ts';
import { makeGradedClass, type MadeGradedClass, type MadeLearner } from '#api/learning/grades/make.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import type { Ctx } from '#api/shared/context.ts';
import { handIn } from './hand-in.ts';
import { setTask } from './set-task.ts';
import { recordUpload, storeUpload } from './upload-file.ts';

export type MadeTask = MadeGradedClass & { contentId: number; learner: MadeLearner };
type Input = { isGraded?: boolean; dueDays?: number; takes?: { text: boolean; files: boolean }; people?: number };

/** A task in the course of a class with a trainer and learners. */
export async function makeTask(ctx: Ctx, input: Input = {}): Promise<MadeTask> {
  const made = await makeGradedClass(ctx, { people: input.people ?? 1 });
  const { id: contentId } = await makeContent(ctx, made.courseId, { type: 'task', body: { pt: 'Faça uma planta.' } });
  await ctx.db
    .updateTable('contents')
    .set({ is_graded: input.isGraded ?? false })
    .where('id', '=', contentId)
    .execute();
  await setTask(asSystem(ctx), {
    content_id: contentId,
    takes_text: input.takes?.text ?? true,
    takes_files: input.takes?.files ?? true,
    due_days: input.dueDays ?? null,
  });
  const [learner] = made.learners;
  if (!learner) throw new Error('The class has no learner.');
  return { ...made, contentId, learner };
}

export async function uploadTo({ contentId, learner }: Pick<MadeTask, 'contentId' | 'learner'>): Promise<number> {
  const sent = { content_id: contentId, enrollment_id: learner.enrollmentId, name: 'planta.pdf', bytes: pdfBytes() };
  return (await recordUpload(learner.ctx, await storeUpload(learner.ctx, sent))).id;
}

export function handInTo({ contentId, learner }: Pick<MadeTask, 'contentId' | 'learner'>): Promise<OpenedTask> {
  const place = { content_id: contentId, enrollment_id: learner.enrollmentId };
  return handIn(learner.ctx, { ...place, text: 'Feito.', file_ids: [], version: 0 });
}
