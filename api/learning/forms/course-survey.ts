import { isDeepStrictEqual } from 'node:util';
import type { NewForm } from '#contract/learning/forms/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { createForm } from './create-form.ts';
import { moveForm } from './move-form.ts';
import { ownSurveyOf, versionsOf } from './store/forms.ts';
import { updateForm } from './update-form.ts';

export type CourseSurvey = Pick<NewForm, 'title' | 'intro' | 'fields' | 'is_anonymous'>;

/** The open survey of a course, changed or added; whether it is anonymous stays. Needs the claim `forms.edit`. */
export async function writeCourseSurvey(ctx: Ctx, courseId: number, survey: CourseSurvey): Promise<void> {
  const existing = await ownSurveyOf(ctx, courseId);
  const { is_anonymous: _, ...version } = survey;
  if (!existing) {
    const rest = { assessment_id: null, max_responses: null, opens_at: null, closes_at: null };
    const { id } = await createForm(ctx, { ...survey, ...rest, type: 'satisfaction_survey', course_id: courseId });
    await moveForm(ctx, { id, move: 'publish' });
  } else if (!isDeepStrictEqual((await versionsOf(ctx, existing.id)).at(-1), version)) {
    await updateForm(ctx, { id: existing.id, ...version });
  }
}

export async function writtenSurvey(ctx: Ctx, courseId: number): Promise<CourseSurvey | null> {
  const existing = await ownSurveyOf(ctx, courseId);
  const [latest] = existing ? (await versionsOf(ctx, existing.id)).slice(-1) : [];
  return existing && latest ? { ...latest, fields: [...latest.fields], is_anonymous: existing.is_anonymous } : null;
}
