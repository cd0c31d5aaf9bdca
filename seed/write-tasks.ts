import { passOver } from '#api/app/react-now.ts';
import type { UserFacts } from '#api/people/identity/index.ts';
import type { HandInReview } from '#contract/learning/tasks/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { recordUpload, storeUpload } from '#api/learning/tasks/index.ts';
import { as, at, callsOf } from './acting.ts';
import { paperCopy } from './media/paper-copy.ts';
import { dayAfter, momentAt } from './moments.ts';
import type { WrittenCourse } from './write-catalogue.ts';
import type { People } from './write-people.ts';

/** Of the running class of the demo trainer. */
const courseOfClass = 'armazem-e-existencias';

type Input = { courses: WrittenCourse[]; people: People; day: string };

/** One task accepted with a grade, one to do again, one that waits, and one to do. */
export async function handInAsStudent(ctx: Ctx, { courses, people, day }: Input): Promise<void> {
  const courseId = idOf(courses, 'analise-de-dados');
  const on = (days: number, time: string) => at(ctx, momentAt(dayAfter(day, days), time));
  const [first = 0, second = 0, third = 0] = await tasksIn(ctx, courseId);
  const { student } = people;
  const trainer = trainerOf(people, 'planalto');

  const notebook = { contentId: first, courseId, file: 'Vendas de uma semana.pdf' };
  const early =
    'Contei como venda só o que foi pago. As duas linhas ilegíveis ficaram de fora. As datas são ano-mês-dia.';
  const one = await handIn(on(-6, '21:40'), student, { ...notebook, text: early });
  await review(on(-5, '10:15'), trainer, {
    id: one,
    verdict: 'return',
    feedback: 'As linhas ilegíveis também são informação: junte-as com o valor em branco e diga quantas são.',
  });
  const later = 'As duas linhas ilegíveis estão agora na folha, sem valor. São 2 em 61.';
  const two = await handIn(on(-5, '21:05'), student, { ...notebook, text: later });
  await review(on(-4, '09:30'), trainer, {
    id: two,
    verdict: 'accept',
    grade: 16.5,
    feedback: 'Muito bem. Guarde estas três frases no topo da folha: daqui a um ano ninguém se lembra delas.',
  });

  const table =
    'Quanto se vende por dia da semana? À sexta e ao sábado, metade de tudo. A tabela não mostra os feriados.';
  const answered = await handIn(on(-3, '22:10'), student, { contentId: second, courseId, text: table });
  await review(on(-2, '11:00'), trainer, {
    id: answered,
    verdict: 'return',
    feedback: 'A pergunta é boa, mas falta a tabela. Junte-a em PDF ou fotografe o ecrã.',
  });

  const chart = 'O eixo começava em 90. Comecei-o em zero e a subida quase desapareceu.';
  await handIn(on(-1, '20:50'), student, { contentId: third, courseId, text: chart, file: 'Antes e depois.pdf' });
  await passOver(ctx, ['hand_in_reviewed', 'content_completed']);
}

/** Of the class of the demo trainer: three wait, one of them again; one is accepted and one returned. */
export async function handInInClass(ctx: Ctx, { courses, people, day }: Input): Promise<void> {
  const courseId = idOf(courses, courseOfClass);
  const [contentId = 0] = await tasksIn(ctx, courseId);
  const on = (days: number, time: string) => at(ctx, momentAt(dayAfter(day, days), time));
  const trainer = trainerOf(people, 'baia');
  const [accepted, returned, again, waiting, late] = people.classmates;
  if (!accepted || !returned || !again || !waiting || !late) throw new Error('Five classmates hand in a task.');
  const { results: taught } = await callsOf(as(ctx, trainer)).teaching.retrieveTrainerClasses({
    filter: { search: 'IBL-FORM-01' },
  });
  const task = { contentId, courseId, classId: taught[0]?.id ?? 0 };
  const drawing = { ...task, file: 'As ruas do armazém.pdf' };

  const good = 'Três ruas de 1,2 m. Passava o arroz e o óleo para junto da porta: são metade das saídas.';
  const done = await handIn(on(-3, '19:20'), accepted, { ...drawing, text: good });
  await review(on(-2, '08:40'), trainer, {
    id: done,
    verdict: 'accept',
    grade: 17,
    feedback: 'À escala e com razões. Faça-o.',
  });
  const short = await handIn(on(-3, '20:05'), returned, { ...task, text: 'Tenho uma rua só.' });
  const missing = { verdict: 'return', feedback: 'Falta o desenho à escala, com os dez artigos.' } as const;
  await review(on(-2, '08:50'), trainer, { id: short, ...missing });

  const early = await handIn(on(-3, '21:30'), again, { ...task, text: 'Duas ruas, e um canto para devoluções.' });
  await review(on(-2, '08:55'), trainer, { id: early, ...missing });
  await handIn(on(-1, '18:15'), again, {
    ...drawing,
    text: 'Agora com o desenho. Duas ruas, e um canto para devoluções.',
  });
  await handIn(on(-2, '21:45'), waiting, {
    ...drawing,
    text: 'Trocava as bebidas de lado: hoje atravessam o armazém todo.',
  });
  await handIn(on(0, '00:00'), late, { ...drawing, text: '' });
  await passOver(ctx, ['hand_in_reviewed', 'content_completed']);
}

type Work = { contentId: number; courseId: number; classId?: number; text: string; file?: string };

async function handIn(
  ctx: Ctx,
  learner: UserFacts,
  { contentId, courseId, classId, text, file }: Work,
): Promise<number> {
  const own = as(ctx, learner);
  const { enrollments, tasks } = callsOf(own);
  const [held] = (
    await enrollments.retrieveEnrollments({ filter: { course_id: courseId, ...(classId && { class_id: classId }) } })
  ).results;
  const place = { content_id: contentId, enrollment_id: held?.id ?? 0 };
  const file_ids: number[] = [];
  if (file !== undefined) {
    const bytes = await paperCopy(file.replace('.pdf', ''), learner.name);
    file_ids.push((await recordUpload(own, await storeUpload(own, { ...place, name: file, bytes }))).id);
  }
  const [{ rounds: before }] = (await tasks.openTask({ data: [place] })).data;
  const version = before[0]?.version ?? 0;
  const [{ rounds }] = (await tasks.handIn({ data: [{ ...place, text, file_ids, version }] })).data;
  return rounds[0]?.id ?? 0;
}

type Outcome = Pick<HandInReview, 'id' | 'verdict' | 'feedback'> & { grade?: number };

async function review(ctx: Ctx, trainer: UserFacts, { grade, ...input }: Outcome): Promise<void> {
  await callsOf(as(ctx, trainer)).tasks.reviewHandIn({ data: [{ ...input, version: 1, grade: grade ?? null }] });
}

async function tasksIn(ctx: Ctx, courseId: number): Promise<number[]> {
  const { results } = await callsOf(ctx).learning.retrieveModules({ filter: { course_id: courseId } });
  return results.flatMap(({ contents }) => contents.flatMap(({ id, type }) => (type === 'task' ? [id] : [])));
}

function trainerOf({ trainers }: People, school: 'baia' | 'planalto'): UserFacts {
  const trainer = trainers.get(school);
  if (!trainer) throw new Error(`The school ${school} has no trainer.`);
  return trainer;
}

function idOf(courses: WrittenCourse[], key: string): number {
  return courses.find((course) => course.key === key)?.id ?? 0;
}
