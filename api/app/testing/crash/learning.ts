import { setTimeout as wait } from 'node:timers/promises';
import { makeClass } from '#api/offer/classes/make.ts';
import { makeEnrollmentIn } from '#api/learning/enrollments/make.ts';
import { rulesFor } from '#api/learning/assessments/make.ts';
import { saveFile } from '#api/platform/files/index.ts';
import { mp4Bytes } from '#api/platform/files/make.ts';
import { makeUser } from '#api/people/identity/make.ts';
import { makeContent, makePackage, takeNoTime } from '#api/learning/learning/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import type { Random } from '#fixtures/seeded-random.ts';
import type { Account } from './shopper.ts';
import type { Send } from './stubborn-learner.ts';

/** Of each kind: answers, commits of an activity, seconds of a video. */
export const many = 200;
const secondsEach = 10;
const names = Array.from({ length: many }, (_, nth) => `q${nth}`);

export type Course = Record<'courseId' | 'enrollmentId' | 'assessmentId' | 'scormId' | 'videoId', number>;

/** A course of a long assessment, an activity and a video, with one learner. */
export async function seedCourse(ctx: Ctx): Promise<{ account: Account; course: Course }> {
  // The video is watched faster than it plays.
  await takeNoTime(ctx);
  const password = 'quatro palavras sem sentido nenhum';
  const { id, username, person_id } = await makeUser(ctx, { password });
  const always = { type: 'online', start_at: null, end_at: null, registration_deadline: null, capacity: null } as const;
  const { id: classId, course_id: courseId } = await makeClass(ctx, always);
  const enrollmentId = await makeEnrollmentIn(ctx, { classId, courseId, person_id });
  const { id: assessmentId } = await makeContent(ctx, courseId, { type: 'assessment', body: {} });
  await rulesFor(ctx, assessmentId, {
    questions: names.map((name) => ({
      id: name,
      points: 1,
      prompt: { pt: `Escreva ${name}` },
      kind: 'text',
      accepted: [name],
    })),
  });
  const { id: scorm_package_id } = await makePackage(ctx);
  const { id: scormId } = await makeContent(ctx, courseId, { type: 'scorm', scorm_package_id });
  const duration_seconds = many * secondsEach;
  const { id: videoId } = await makeContent(ctx, courseId, {
    type: 'video',
    file_id: await anyFile(ctx),
    duration_seconds,
  });
  const account = { id, username, password };
  return { account, course: { courseId, enrollmentId, assessmentId, scormId, videoId } };
}

/** Nobody plays it. */
async function anyFile(ctx: Ctx): Promise<number> {
  const file = { category: 'course-content', name: 'video.mp4', bytes: mp4Bytes(), allowed: ['mp4'] } as const;
  return (await saveFile(asSystem(ctx), { ...file, allowed: [...file.allowed] })).id;
}

type Learning = { send: Send; random: Random; course: Course };
/** What the server no longer had after it had acknowledged it. */
export type Losses = { was: number; isNow: unknown }[];

/** First a wrong answer to each question, then the right one; what was sent before arrives again in between. */
export async function answerAll({ send, random, course }: Learning, losses: Losses): Promise<void> {
  const place = { content_id: course.assessmentId, enrollment_id: course.enrollmentId };
  const { id: attempt_id } = await send('POST /attempts/create', { data: [place] });
  const newest = new Map<string, number>();
  const save = async (question_id: string, revision: number) => {
    const value = revision === 2 ? question_id : `not ${question_id}`;
    const saved = await send('PUT /attempts/answer', { data: [{ attempt_id, question_id, revision, value }] });
    const was = Math.max(revision, newest.get(question_id) ?? 0);
    if (saved['revision'] !== was) losses.push({ was, isNow: saved['revision'] });
    newest.set(question_id, was);
  };
  for (const [at, name] of names.entries()) {
    await save(name, 1);
    await save(name, 2);
    if (random.chance(0.3)) await save(names[random.below(at + 1)] ?? name, 1);
    await pause(random);
  }
  await send('PUT /attempts/submit', { data: [{ id: attempt_id }] });
}

/** Each commit reports one interaction more, and the time since the start. */
export async function playActivity({ send, random, course }: Learning, losses: Losses): Promise<void> {
  const launch = { content_id: course.scormId, enrollment_id: course.enrollmentId };
  const { launch_token } = await send('POST /scorm-launches/create', { data: [launch] });
  let newest = 0;
  const commit = async (revision: number) => {
    const cmi = {
      core: { lesson_status: 'passed', session_time: `0000:00:${String(revision % 60).padStart(2, '0')}` },
      suspend_data: `page=${revision}`,
      interactions: [{ index: revision - 1, id: `i${revision}`, student_response: 'a' }],
    };
    const ended = revision === many && { ended: true };
    const saved = await send('POST /scorm-commits', { launch_token, revision, cmi, ...ended }, false);
    newest = Math.max(newest, revision);
    if (saved['revision'] !== newest) losses.push({ was: newest, isNow: saved['revision'] });
  };
  for (let revision = 1; revision <= many; revision += 1) {
    await commit(revision);
    if (random.chance(0.2)) await commit(1 + random.below(revision));
    await pause(random);
  }
  await commit(many);
}

/** A lost heartbeat would leave a gap in what was seen. */
export async function watchVideo({ send, random, course }: Learning): Promise<void> {
  const place = { content_id: course.videoId, enrollment_id: course.enrollmentId };
  const heartbeat = (nth: number) => {
    const [from, to] = [nth * secondsEach, (nth + 1) * secondsEach];
    return send('PUT /contents/progress', { data: [{ ...place, position_seconds: to, watched: [[from, to]] }] });
  };
  for (let nth = 0; nth < many; nth += 1) {
    await heartbeat(nth);
    if (random.chance(0.2)) await heartbeat(random.below(nth + 1));
    await pause(random);
  }
  await heartbeat(many - 1);
}

function pause(random: Random): Promise<void> {
  return wait(random.below(60));
}
