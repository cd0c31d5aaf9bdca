import type { NewContent } from '#contract/learning/learning/calls.ts';
import { courseOfKey, createCourse, keepKey, updateCourse } from '#api/offer/catalogue/index.ts';
import { writeCourseSurvey } from '#api/learning/forms/index.ts';
import { dropSourceRest, sourceOutline, writeSourceContent, writeSourceModules } from '#api/learning/learning/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { countChange } from '#api/shared/records/record-versions.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { setTask } from '#api/learning/tasks/index.ts';
import type { CoursePlan, Part } from './format.ts';
import type { CourseFolder } from './open-folder.ts';
import { resolveCourse } from './resolve-course.ts';
import { writeAssessments } from './write-assessments.ts';
import { storeMedia, type Media } from './store-media.ts';

export type WrittenCourse = { id: number; isNew: boolean; modules: number; contents: number; removed: number };

/** Writes the whole course, or nothing of it; call it after `checkCourse`. Contents that are known keep the progress of their learners. */
export async function writeCourse(ctx: Ctx, plan: CoursePlan, folder: CourseFolder): Promise<WrittenCourse> {
  return writePlan(ctx, plan, await mediaOfPlan(ctx, plan, folder));
}

export type PlanMedia = ReadonlyMap<Part, Media>;

/** Slow, and safe to repeat: the same bytes are stored once. Call it outside transactions. */
export async function mediaOfPlan(ctx: Ctx, plan: CoursePlan, folder: CourseFolder): Promise<PlanMedia> {
  const media = new Map<Part, Media>();
  for (const part of plan.modules.flatMap(({ parts }) => parts)) media.set(part, await storeMedia(ctx, part, folder));
  return media;
}

/** As `writeCourse`, with files that are in the store. */
export async function writePlan(ctx: Ctx, plan: CoursePlan, media: PlanMedia): Promise<WrittenCourse> {
  const { facts, unknown } = await resolveCourse(ctx, plan.course);
  if (unknown[0]) throw new Error(unknown[0].text);
  return inTransaction(ctx, async (tx) => {
    const before = await courseOfKey(tx, plan.course.key);
    const id = before ?? (await createCourse(tx, facts)).id;
    if (before === null) await keepKey(tx, id, plan.course.key);
    else await changeCourse(tx, { id, ...facts });
    const existing = await sourceOutline(tx, id);
    const modules = await writeSourceModules(tx, { courseId: id, known: existing, modules: plan.modules });
    const saved = new Map<Part, number>();
    for (const [at, module] of plan.modules.entries()) {
      for (const [place, part] of module.parts.entries()) {
        const content = contentOf(part, { module_id: modules[at] ?? 0, position: place + 1 }, media.get(part) ?? {});
        const contentId = await writeSourceContent(tx, { path: part.path, content, known: existing });
        await writeRules(tx, part, contentId);
        saved.set(part, contentId);
      }
    }
    await writeAssessments(tx, saved);
    const removed = await dropSourceRest(tx, { courseId: id, known: existing, modules, contents: [...saved.values()] });
    if (plan.survey) await writeCourseSurvey(tx, id, { ...plan.survey, intro: plan.survey.intro ?? {} });
    return { id, isNew: before === null, modules: modules.length, contents: saved.size, removed };
  });
}

/** An editor who has the course open learns of it. */
async function changeCourse(tx: Ctx, change: Parameters<typeof updateCourse>[1]): Promise<void> {
  await countChange(tx, { noun: 'courses', id: change.id });
  await updateCourse(tx, change);
}

/** What is not in the content itself. */
async function writeRules(ctx: Ctx, { file }: Part, contentId: number): Promise<void> {
  if (file.type !== 'task') return;
  const { takes_text, takes_files, due_days } = file;
  await setTask(ctx, { content_id: contentId, takes_text, takes_files, due_days });
}

type Place = { module_id: number; position: number };

function contentOf({ file: part, body }: Part, place: Place, media: Media): NewContent {
  switch (part.type) {
    case 'video': {
      const { file: _, captions: __, ...facts } = part;
      return { ...facts, ...place, body, ...captionsOf(media), file_id: media.file_id ?? 0 };
    }
    case 'file': {
      const { file: _, ...facts } = part;
      return { ...facts, ...place, body, file_id: media.file_id ?? 0 };
    }
    case 'scorm': {
      const { file: _, ...facts } = part;
      return { ...facts, ...place, body, scorm_package_id: media.scorm_package_id ?? 0 };
    }
    case 'task': {
      const { takes_text: _, takes_files: __, due_days: ___, ...facts } = part;
      return { ...facts, ...place, body };
    }
    case 'assessment':
    case 'final':
      return { ...gradedBy(part), ...place, body };
    default:
      return { ...part, ...place, body };
  }
}

/** A final content with questions is graded, as an assessment is. */
function gradedBy<P extends { assessment?: unknown }>({ assessment, ...facts }: P) {
  return { ...(assessment !== undefined && { is_graded: true }), ...facts };
}

function captionsOf({ captions_file_id }: Media) {
  return captions_file_id === undefined ? {} : { captions_file_id };
}
