import { dayMs } from '#contract/rules/durations.ts';
import { passOver } from '#api/app/react-now.ts';
import { createClass, lessonsOf, moveClass } from '#api/offer/classes/index.ts';
import { createEnrollments, participantsOf } from '#api/learning/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { as, at, callsOf } from './acting.ts';
import { places } from './classes/places.ts';
import { lessonsByDay, trainerClasses, type TrainerClass } from './classes/timetable.ts';
import { answerTrainer } from './write-class-messages.ts';
import { dayAfter, momentAt } from './moments.ts';
import type { WrittenCourse } from './write-catalogue.ts';
import type { People } from './write-people.ts';
import { shareSheets } from './write-resources.ts';

type Input = { courses: WrittenCourse[]; people: People; day: string };
type Created = { id: number; enrollmentIds: number[] };

const daysOfNotice = 30;

const summaries = [
  'Apresentação, regras da turma e diagnóstico do que cada pessoa já faz no armazém.',
  'Receção e conferência: exercício em pares com guias verdadeiras.',
  'Arrumação por rotação; medimos o armazém-escola e desenhámos as ruas.',
];

/** Two classes of the demo trainer: one meets today, with grades in every state, the other only has to be concluded. */
export async function writeTeaching(ctx: Ctx, { courses, people, day }: Input): Promise<void> {
  const writing = { courses, people, day };
  const running = await writeClass(ctx, writing, trainerClasses.running);
  await teachRunning(ctx, writing, running);
  const ready = await writeClass(ctx, writing, trainerClasses.ready);
  await teachReady(ctx, writing, ready);
  await passOver(ctx, ['grades_published', 'class_message_sent', 'lessons_changed', 'enrollment_opened']);
}

async function writeClass(ctx: Ctx, { courses, people, day }: Input, plan: TrainerClass): Promise<Created> {
  const course = courses.find(({ key }) => key === plan.course);
  const trainer = people.trainers.get('baia');
  if (!course || !trainer) throw new Error(`The course ${plan.course} or its trainer is missing.`);
  const isPresential = course.type === 'presential';
  const room = isPresential ? 'Sala 2' : null;
  const lessons = lessonsByDay(plan, day).map((times) => ({ ...times, room }));
  const [start, end] = [lessons[0]?.starts_at ?? '', lessons.at(-1)?.ends_at ?? ''];
  const before = at(ctx, new Date(Date.parse(start) - daysOfNotice * dayMs));
  const { id } = await createClass(before, {
    course_id: course.id,
    type: course.type,
    trainer_ids: [trainer.person_id],
    code: plan.code,
    capacity: 16,
    ...places[isPresential ? 'viana' : 'videoLuanda'],
    start_at: start,
    end_at: end,
    lessons,
  });
  const person_ids = people.classmates.slice(0, plan.people).map(({ person_id }) => person_id);
  const enrollmentIds = await createEnrollments(before, { class_id: id, person_ids });
  await moveClass(at(ctx, new Date(start)), { id, move: 'close' });
  return { id, enrollmentIds };
}

/** All past lessons but the last are given and marked; the second exercise is graded in part. */
async function teachRunning(ctx: Ctx, { courses, people, day }: Input, { id, enrollmentIds }: Created): Promise<void> {
  const past = (await lessonsOf(ctx, { classIds: [id] })).filter(({ ends_at }) => ends_at < ctx.now());
  for (const [nth, lesson] of past.slice(0, -1).entries()) await teach(ctx, { people, lesson, enrollmentIds, nth });
  await grade(ctx, { people, classId: id, title: 'Exercício 1: receção e conferência', grades: first, publish: true });
  await grade(ctx, { people, classId: id, title: 'Exercício 2: plano do armazém', grades: second, publish: false });
  const { grades } = trainerCalls(ctx, people);
  await grades.createAssessment({ data: [{ class_id: id, title: 'Projeto final', weight: 2 }] });
  await shareWith(ctx, { courses, people, classId: id, plan: trainerClasses.running });
  const text = 'Amanhã visitamos o armazém em Viana. Tragam calçado fechado e o plano do exercício 2.';
  const evening = at(ctx, momentAt(dayAfter(day, -1), '18:00'));
  await trainerCalls(evening, people).teaching.sendClassMessage({ data: [{ class_id: id, text }] });
  await answerTrainer(ctx, { people, classId: id, day });
}

async function teachReady(ctx: Ctx, { courses, people }: Input, { id, enrollmentIds }: Created): Promise<void> {
  const lessons = await lessonsOf(ctx, { classIds: [id] });
  for (const [nth, lesson] of lessons.entries()) await teach(ctx, { people, lesson, enrollmentIds, nth });
  await shareWith(ctx, { courses, people, classId: id, plan: trainerClasses.ready });
  await grade(ctx, { people, classId: id, title: 'Simulação de negociação', grades: last, publish: true });
}

type Sharing = Omit<Input, 'day'> & { classId: number; plan: TrainerClass };

async function shareWith(ctx: Ctx, { courses, people, classId, plan }: Sharing): Promise<void> {
  const course = courses.find(({ key }) => key === plan.course);
  const trainer = people.trainers.get('baia');
  if (course && trainer) await shareSheets(ctx, { classId, course, trainer });
}

const first = [16.5, 14, 12.5, 18, 9, 15, 13.5, 17];
const second = [15, 13.5, null, 17.5, 8.5, null, 12, 16];
const last = [14.5, 16, 11, 17.5, 7.5];

type Teaching = {
  people: People;
  lesson: { id: number; class_id: number; ends_at: Date };
  enrollmentIds: number[];
  nth: number;
};

/** With its summary, and the attendance of everybody: one person is absent in each lesson. */
async function teach(ctx: Ctx, { people, lesson, enrollmentIds, nth }: Teaching): Promise<void> {
  const calls = trainerCalls(at(ctx, lesson.ends_at), people);
  await calls.classes.giveLesson({ data: [{ id: lesson.id, summary: summaries[nth % summaries.length] ?? '' }] });
  const changes = enrollmentIds.map((enrollment_id, place) => ({
    lesson_id: lesson.id,
    enrollment_id,
    state: place === nth + 1 ? ('absent' as const) : ('present' as const),
    version: 0,
  }));
  await calls.attendance.recordAttendance({ data: [{ class_id: lesson.class_id, changes }] });
}

type Grading = { people: People; classId: number; title: string; grades: (number | null)[]; publish: boolean };

async function grade(ctx: Ctx, { people, classId, title, grades: input, publish }: Grading): Promise<void> {
  const { grades } = trainerCalls(ctx, people);
  const { data } = await grades.createAssessment({ data: [{ class_id: classId, title }] });
  const [{ id: assessment_id }] = data;
  const enrolled = await participantsOf(ctx, classId);
  const cells = enrolled.flatMap(({ id: enrollment_id }, place) => {
    const points = input[place] ?? null;
    return points === null ? [] : [{ assessment_id, enrollment_id, grade: points, version: 0 }];
  });
  await grades.recordGrades({ data: [{ class_id: classId, cells }] });
  if (publish) await grades.publishGrades({ data: [{ class_id: classId, assessment_ids: [assessment_id] }] });
}

function trainerCalls(ctx: Ctx, people: People) {
  const trainer = people.trainers.get('baia');
  if (!trainer) throw new Error('The demo trainer is missing.');
  return callsOf(as(ctx, trainer));
}
