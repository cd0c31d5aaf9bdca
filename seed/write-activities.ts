import { passOver } from '#api/app/react-now.ts';
import { createClass, moveClass } from '#api/offer/classes/index.ts';
import { createEnrollments } from '#api/learning/enrollments/index.ts';
import type { ReportedCmi } from '#contract/learning/learning/scorm-cmi.ts';
import type { ReportedCmi2004 } from '#contract/learning/learning/scorm-2004-cmi.ts';
import type { Ctx } from '#api/shared/context.ts';
import { as, at, callsOf } from './acting.ts';
import { dayAfter, momentAt } from './moments.ts';
import type { WrittenCourse } from './write-catalogue.ts';
import type { People } from './write-people.ts';

type Input = { courses: WrittenCourse[]; people: People; day: string };

/** A class of the demo trainer with activities that are passed, failed, played again and left in the middle. */
export async function writeActivities(ctx: Ctx, { courses, people, day }: Input): Promise<void> {
  const course = courses.find(({ key }) => key === 'extintores');
  const trainer = people.trainers.get('baia');
  if (!course || !trainer) throw new Error('The course with activities or its trainer is missing.');
  const on = (days: number, time: string) => momentAt(dayAfter(day, days), time);
  const before = at(ctx, on(-20, '10:00'));
  const { id: class_id } = await createClass(before, {
    course_id: course.id,
    type: 'online',
    trainer_ids: [trainer.person_id],
    code: 'IBL-FORM-04',
    capacity: 12,
    city: null,
    venue: null,
    tz: 'Africa/Luanda',
    start_at: on(-8, '09:00').toISOString(),
    end_at: on(22, '18:00').toISOString(),
    lessons: [],
  });
  const learners = people.classmates.slice(0, 5);
  const person_ids = learners.map(({ person_id }) => person_id);
  const enrollmentIds = await createEnrollments(before, { class_id, person_ids });
  await moveClass(at(ctx, on(-8, '09:00')), { id: class_id, move: 'close' });
  const [lesson = 0, round = 0] = await activitiesOf(ctx, course.id);
  const seat = (nth: number, days: number, time: string): Seat => ({
    learner: as(at(ctx, on(days, time)), learners[nth] ?? trainer),
    enrollment_id: enrollmentIds[nth] ?? 0,
  });
  await playAll({ seat, lesson, round });
  await passOver(ctx, ['content_completed', 'content_graded', 'enrollment_opened', 'enrollment_concluded']);
}

async function activitiesOf(ctx: Ctx, courseId: number): Promise<number[]> {
  const { results } = await callsOf(ctx).learning.retrieveModules({ filter: { course_id: courseId } });
  const contents = results.flatMap((module) => module.contents);
  return contents.filter(({ type }) => type === 'scorm').map(({ id }) => id);
}

type Seat = { learner: Ctx; enrollment_id: number };
type Playing = { seat: (nth: number, days: number, time: string) => Seat; lesson: number; round: number };

/** The fifth person has opened nothing. */
async function playAll({ seat, lesson, round }: Playing): Promise<void> {
  await playLesson(seat(0, -6, '19:30'), lesson, { score: 80, time: '0000:18:42.00' });
  await playLesson(seat(1, -5, '20:15'), lesson, { score: 40, time: '0000:09:05.00' });
  await playLesson(seat(2, -3, '12:50'), lesson, { score: null, time: '0000:06:30.00' });
  await playLesson(seat(3, -4, '21:10'), lesson, { score: 100, time: '0000:21:18.00' });
  await playPart(seat(0, -5, '19:40'), round, { given: { onde: 'verde', quando: 'mes' }, seconds: 74 });
  await playPart(seat(3, -2, '20:20'), round, { given: { onde: 'vermelho', quando: 'mes' }, seconds: 58 });
  await playPart(seat(3, -2, '20:22'), round, { given: {}, seconds: 185 });
  const test = { cavilha: 'avisa', caixas: 'tira', etiqueta: 'preco' };
  await playPart(seat(3, -2, '20:26'), round, { given: test, seconds: 122 });
}

type Played = { score: number | null; time: string };

/** As the lesson reports itself: four of five right answers pass it. */
async function playLesson(seat: Seat, contentId: number, { score, time }: Played): Promise<void> {
  const status = score === null ? 'incomplete' : score >= 80 ? 'passed' : 'failed';
  const core: ReportedCmi['core'] = {
    lesson_location: score === null ? '3' : '4',
    lesson_status: status,
    exit: score === null ? 'suspend' : '',
    session_time: time,
    ...(score !== null && { score: { raw: String(score), min: '0', max: '100' } }),
  };
  await play(seat, contentId, { cmi: { core, suspend_data: JSON.stringify({ language: 'pt', score }) } });
}

type Question = { prompt: string; right: string };
const questions: Record<string, Question> = {
  onde: { prompt: 'Onde deve estar o ponteiro do manómetro?', right: 'verde' },
  quando: { prompt: 'De quanto em quanto tempo se faz a ronda?', right: 'mes' },
  cavilha: { prompt: 'A cavilha está partida. Que faz?', right: 'avisa' },
  caixas: { prompt: 'Há caixas à frente do extintor. Que faz?', right: 'tira' },
  etiqueta: { prompt: 'O que fica na etiqueta?', right: 'data' },
};

/** As a part of the round reports itself (`seed/scorm-2004/round.js`). */
async function playPart(
  seat: Seat,
  contentId: number,
  { given, seconds }: { given: Record<string, string>; seconds: number },
): Promise<void> {
  const answers = Object.entries(given).map(([id, response], index) => {
    const { prompt = '', right } = questions[id] ?? {};
    const result = response === right ? 'correct' : 'incorrect';
    return { index, id, type: 'choice', description: prompt, learner_response: response, result };
  });
  const right = answers.filter(({ result }) => result === 'correct').length;
  const cmi_2004: ReportedCmi2004 = {
    completion_status: 'completed',
    exit: 'normal',
    session_time: `PT${seconds}S`,
    interactions: answers,
    ...(answers.length > 0 && { score: { scaled: String(right / answers.length) } }),
  };
  await play(seat, contentId, { cmi_2004, navigation: { request: 'continue' } });
}

type Commit = Omit<Parameters<ReturnType<typeof callsOf>['learning']['commitScorm']>[0], 'launch_token' | 'revision'>;

async function play({ learner, enrollment_id }: Seat, content_id: number, commit: Commit): Promise<void> {
  const { learning } = callsOf(learner);
  const { data } = await learning.launchSco({ data: [{ content_id, enrollment_id }] });
  await learning.commitScorm({ launch_token: data[0].launch_token, revision: 1, ended: true, ...commit });
}
