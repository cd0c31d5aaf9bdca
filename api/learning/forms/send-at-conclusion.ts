import { classSummaries } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { defaultSurvey } from './default-survey.ts';
import { takesAnswers } from './model/form-status.ts';
import { send } from './send-form.ts';
import { insertForm, insertVersion, lockForm, surveyOfCourse } from './store/forms.ts';

/**
 * The survey of the course, or else the default one, which is created the first time. Closing the default survey ends
 * it for all courses without one.
 */
export function sendAtConclusion(ctx: Ctx, classId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await createDefaultSurvey(tx);
    const run = (await classSummaries(tx, [classId])).get(classId);
    const id = run && (await surveyOfCourse(tx, run.course_id));
    const form = id === undefined ? undefined : await lockForm(tx, id);
    if (!form || !takesAnswers(form, tx.now())) return;
    await send(tx, { id: form.id, class_id: classId, concluded_only: true });
  });
}

async function createDefaultSurvey(ctx: Ctx): Promise<void> {
  const none = { course_id: null, assessment_id: null, opens_at: null, closes_at: null, max_responses: null };
  const id = await insertForm(ctx, {
    ...none,
    type: 'satisfaction_survey',
    status: 'open',
    is_anonymous: true,
    is_default: true,
  });
  if (id !== undefined) await insertVersion(ctx, { formId: id, version: 1, content: defaultSurvey });
}
