import { dayIn } from '#contract/rules/days.ts';
import type { Api } from '#contract/index.ts';
import { dayMs, hourMs } from '#contract/rules/durations.ts';
import { passOver } from '#api/app/react-now.ts';
import { announceDueLessons, announceLessonChanges, lessonsOf, warnBelowMinimum } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { as, at, callsOf } from './acting.ts';
import { finder } from './buying.ts';
import { lessonsByDay, sharedLesson } from './classes/timetable.ts';
import type { WrittenClass } from './write-classes.ts';
import type { People } from './write-people.ts';

const summaries = [
  'Apresentação da turma, do programa e das regras. Diagnóstico do que cada pessoa já sabe.',
  'Revisão da aula anterior e exercícios em pares. Ficou por corrigir o último exercício.',
  'Caso prático do início ao fim, com as dúvidas de cada grupo.',
  'Consolidação e preparação do trabalho seguinte.',
];

/** Changes are announced once the class was quiet for some minutes. */
const quietMs = hourMs;

type Input = { people: People; classes: WrittenClass[] };

/** What has happened to the lessons of classes that are under way: given, moved and canceled ones. */
export async function writeLessons(ctx: Ctx, { people, classes }: Input): Promise<void> {
  const running = classes.filter(({ end }) => end !== null && end > ctx.now());
  for (const { id, course } of running) await givePast(ctx, id, people.trainers.get(course.school));
  const find = finder(classes);
  await teachToday(ctx, { classId: find('salarios', -1).id, people });
  await teachTogether(ctx, { classId: find('analise-de-dados', -1).id, people });
  await change(ctx, find('analise-de-dados', -1).id);
  await meetAtOnce(ctx, [find('analise-de-dados', -1).id, find('seguranca-em-obra', 2).id]);
  // Nobody is notified of what the site begins with.
  await announceLessonChanges(at(ctx, new Date(ctx.now().getTime() + quietMs)));
  await announceDueLessons(ctx);
  await warnBelowMinimum(ctx);
  await passOver(ctx, ['lessons_changed', 'lesson_due', 'lesson_given', 'class_below_minimum']);
}

async function givePast(ctx: Ctx, classId: number, trainer: ReturnType<People['trainers']['get']>): Promise<void> {
  if (!trainer) return;
  const lessons = await lessonsOf(ctx, { classIds: [classId] });
  for (const [place, { id, ends_at }] of lessons.filter((lesson) => lesson.ends_at < ctx.now()).entries()) {
    const calls = callsOf(as(at(ctx, ends_at), trainer));
    await calls.classes.giveLesson({ data: [{ id, summary: summaries[place % summaries.length] ?? '' }] });
    await markAll(calls, { classId, lessonId: id, place });
  }
}

const marks = [
  { state: 'present' },
  { state: 'present' },
  { state: 'late', minutes: 100 },
  { state: 'present' },
  { state: 'absent' },
  { state: 'justified' },
] as const;

async function markAll(calls: Api, { classId, lessonId, place }: { classId: number; lessonId: number; place: number }) {
  const { results } = await calls.attendance.retrieveAttendances({ filter: { class_id: classId } });
  if (results.length === 0) return;
  const changes = results.map(({ enrollment_id }, person) => ({
    ...(marks[(place + 2 * person) % marks.length] ?? marks[0]),
    lesson_id: lessonId,
    enrollment_id,
    version: 0,
  }));
  await calls.attendance.recordAttendance({ data: [{ class_id: classId, changes }] });
}

/** The demo trainer teaches one class with its own trainer, which meets today. */
async function teachToday(ctx: Ctx, { classId, people }: { classId: number; people: People }): Promise<void> {
  const [own, other] = [people.trainers.get('planalto'), people.trainers.get('baia')];
  if (!own || !other) throw new Error('The demo trainers are missing.');
  const calls = callsOf(ctx);
  await calls.classes.updateClass({ data: [{ id: classId, trainer_ids: [own.person_id, other.person_id] }] });
  for (const times of lessonsByDay(sharedLesson, dayIn('Africa/Luanda', ctx.now()))) {
    await calls.classes.createLesson({ data: [{ class_id: classId, ...times, trainer_id: other.person_id }] });
  }
}

async function teachTogether(ctx: Ctx, { classId, people }: { classId: number; people: People }): Promise<void> {
  const trainer_ids = [people.trainers.get('planalto'), people.second].flatMap((user) => user?.person_id ?? []);
  await callsOf(ctx).classes.updateClass({ data: [{ id: classId, trainer_ids }] });
}

/** The next lesson but one moves by a day, and the one after it is canceled. */
async function change(ctx: Ctx, classId: number): Promise<void> {
  const [, second, third] = await lessonsAhead(ctx, classId);
  if (!second || !third) throw new Error('The class has no lessons ahead.');
  const { id, revision: sequence, starts_at, ends_at } = second;
  const moved = { id, sequence, starts_at: dayLater(starts_at), ends_at: dayLater(ends_at) };
  const calls = callsOf(ctx);
  await calls.classes.updateLesson({ data: [moved] });
  await calls.classes.cancelLesson({ data: [{ id: third.id, reason: 'A formadora está num congresso.' }] });
}

function dayLater(moment: Date): string {
  return new Date(moment.getTime() + dayMs).toISOString();
}

/** Two classes of the demo student meet at the same time once. */
async function meetAtOnce(ctx: Ctx, [evening, day]: [number, number]): Promise<void> {
  const [lesson] = (await lessonsAhead(ctx, evening)).toReversed();
  const other = (await lessonsAhead(ctx, day)).findLast(({ ends_at }) => lesson && ends_at < lesson.starts_at);
  if (!lesson || !other) return;
  const { id, revision: sequence } = lesson;
  const starts_at = new Date(other.ends_at.getTime() - hourMs);
  const ends_at = new Date(starts_at.getTime() + lesson.ends_at.getTime() - lesson.starts_at.getTime());
  const moved = { id, sequence, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() };
  await callsOf(ctx).classes.updateLesson({ data: [moved] });
}

async function lessonsAhead(ctx: Ctx, classId: number) {
  const lessons = await lessonsOf(ctx, { classIds: [classId] });
  return lessons.filter(({ status, starts_at }) => status === 'planned' && starts_at > ctx.now());
}
