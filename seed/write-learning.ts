import type { Module } from '#contract/learning/learning/calls.ts';
import type { ContentType } from '#contract/learning/learning/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { callsOf } from './acting.ts';

export async function learnHygiene(learner: Ctx, courseId: number): Promise<void> {
  const { enrollmentId, contents } = await own(learner, courseId);
  for (const { id } of contents) await see(learner, { content_id: id, enrollment_id: enrollmentId, opened: true });
}

export async function learnExtinguishers(learner: Ctx, courseId: number): Promise<void> {
  const { enrollmentId, contents } = await own(learner, courseId);
  for (const { id } of contents.filter(({ type }) => type === 'text')) {
    await see(learner, { content_id: id, enrollment_id: enrollmentId, opened: true });
  }
  const lesson = only(contents, 'scorm');
  const calls = callsOf(learner);
  const launch = { content_id: lesson.id, enrollment_id: enrollmentId };
  const { launch_token } = (await calls.learning.launchSco({ data: [launch] })).data[0];
  const answers = { q1: 'b', q2: 'c', q3: 'a', q4: 'a', q5: 'c' };
  await calls.learning.commitScorm({
    launch_token,
    revision: 1,
    ended: true,
    cmi: {
      core: {
        lesson_location: '4',
        lesson_status: 'passed',
        exit: '',
        session_time: '0000:18:42.00',
        score: { raw: '80', min: '0', max: '100' },
      },
      suspend_data: JSON.stringify({ language: 'pt', answers, score: 80 }),
    },
  });
}

export async function watchHalf(learner: Ctx, courseId: number): Promise<void> {
  const { enrollmentId, contents } = await own(learner, courseId);
  const [first, second] = contents.filter(({ type }) => type === 'video');
  const key = { enrollment_id: enrollmentId };
  const whole = first?.duration_seconds ?? 0;
  await see(learner, { ...key, content_id: first?.id ?? 0, watched: [[0, whole]], position_seconds: whole });
  for (const type of ['file', 'url'] as const) {
    await see(learner, { ...key, content_id: only(contents, type).id, opened: true });
  }
  await see(learner, { ...key, content_id: second?.id ?? 0, watched: [[0, 21]], position_seconds: 21 });
}

export async function acceptRules(learner: Ctx, courseId: number): Promise<void> {
  const calls = callsOf(learner);
  const [held] = (await calls.enrollments.retrieveEnrollments({ filter: { course_id: courseId } })).results;
  if (!held?.regulation) throw new Error(`Nobody has a place in a class with rules of the course ${courseId}.`);
  const { id, regulation } = held;
  await calls.enrollments.acceptRegulation({ data: [{ id, regulation_sha256: regulation.sha256 }] });
}

type Outline = Module['contents'][number];

async function own(learner: Ctx, courseId: number): Promise<{ enrollmentId: number; contents: Outline[] }> {
  const calls = callsOf(learner);
  const { results: modules } = await calls.learning.retrieveModules({ filter: { course_id: courseId } });
  const { results: enrollments } = await calls.enrollments.retrieveEnrollments({ filter: { course_id: courseId } });
  return { enrollmentId: enrollments[0]?.id ?? 0, contents: modules.flatMap(({ contents }) => contents) };
}

type Seen = Parameters<ReturnType<typeof callsOf>['learning']['saveProgress']>[0]['data'][0];

async function see(learner: Ctx, seen: Seen): Promise<void> {
  await callsOf(learner).learning.saveProgress({ data: [seen] });
}

function only(contents: Outline[], requested: ContentType): Outline {
  const match = contents.find(({ type }) => type === requested);
  if (!match) throw new Error(`The course has no content of type ${requested}.`);
  return match;
}
