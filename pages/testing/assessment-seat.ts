import { within } from '@testing-library/dom';
import type { OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import type { Module } from '#contract/learning/learning/calls.ts';
import { testQuestions } from '#seed/questions.ts';
import { openPage, type OpenPage } from './open-page.ts';
import { newPerson } from './people.ts';
import { courseOf, enrol } from './shopping.ts';
import { wordsIn } from './words.ts';

const words = wordsIn('pt');

export type Seat = Awaited<ReturnType<typeof learner>>;

/** A new person in the course that has assessments. */
export async function learner() {
  const person = await newPerson();
  await enrol(person, 'malaria');
  const { id, path } = await courseOf('malaria');
  const { results } = await person.list<Module>('POST /modules', { course_id: id });
  const contents = results.flatMap((module) => module.contents);
  const [enrollment] = (await person.list<{ id: number }>('POST /enrollments', { course_id: id })).results;
  const idOf = (type: string) => contents.find((content) => content.type === type)?.id ?? 0;
  const enrollment_id = enrollment?.id ?? 0;
  return {
    person,
    contents,
    enrollment_id,
    path: `${path}/learn?content=${idOf('assessment')}`,
    finalPath: `${path}/learn?content=${idOf('final')}`,
    place: { content_id: idOf('assessment'), enrollment_id },
  };
}

export async function begun(
  seat: Seat,
  prepare?: NonNullable<Parameters<typeof openPage>[1]>['prepare'],
): Promise<OpenPage> {
  const page = await openPage(seat.path, { as: seat.person, ...(prepare && { prepare }) });
  await page.user.click(await page.findSaying('button', words('assessment.start')));
  await page.findSaying('timer', words('assessment.minutes_left', { minutes: 30 }));
  return page;
}

export function promptOf(id: string): string {
  return testQuestions.find((question) => question.id === id)?.prompt['pt'] ?? '';
}

export async function questionIn(page: OpenPage, id: string) {
  return within(await page.findSaying('group', promptOf(id)));
}

export async function attemptOf({ person, place }: Seat): Promise<OpenedAttempt> {
  const { data } = await person.send<OpenedAttempt>('POST /attempts/create', place);
  const [attempt] = data;
  if (!attempt) throw new Error('There is no attempt.');
  return attempt;
}

/** What the server has, in the words of the options. */
export async function saved(seat: Seat): Promise<Record<string, unknown>> {
  const { answers, questions } = await attemptOf(seat);
  return Object.fromEntries(
    answers.map(({ question_id, value }) => {
      const question = questions.find(({ id }) => id === question_id);
      const label = (key: string) =>
        question && 'options' in question ? question.options.find((one) => one.value === key)?.label : key;
      return [question_id, typeof value === 'string' ? label(value) : Array.isArray(value) ? value.map(label) : value];
    }),
  );
}
