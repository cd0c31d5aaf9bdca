import type { TrainerClassFilter } from '#contract/areas/teaching/calls.ts';
import { queries } from '#web/shared/api/api.ts';
import type { TrainerSearch } from './model/trainer-search.ts';

export const classesPerPage = 10;

export function trainerClassesQuery({ page, ...filter }: TrainerSearch) {
  return classesQuery(filter, { number: page ?? 1, size: classesPerPage });
}

export function trainerClassQuery(id: number) {
  return classesQuery({ id }, { number: 1, size: 1 });
}

/** The classes in which something may wait for the trainer. */
export function runningClassesQuery() {
  return classesQuery({ state: 'running' }, { number: 1, size: 20 });
}

function classesQuery(filter: TrainerClassFilter, page: { number: number; size: number }) {
  const query = queries().teaching.retrieveTrainerClasses.queryOptions({ input: { filter, page } });
  return { ...query, staleTime: 0 };
}

export function conclusionQuery(classId: number) {
  const query = queries().teaching.retrieveConclusions.queryOptions({ input: { filter: { class_id: classId } } });
  return { ...query, staleTime: 0 };
}

export const mostShownParticipants = 100;

export function classParticipantsQuery(classId: number, page = 1) {
  const query = queries().teaching.retrieveClassParticipants.queryOptions({
    input: { filter: { class_id: classId }, page: { number: page, size: mostShownParticipants } },
  });
  return { ...query, staleTime: 0 };
}

export function classMessagesQuery(classId: number) {
  const query = queries().teaching.retrieveClassMessages.queryOptions({
    input: { filter: { class_id: classId }, page: { number: 1, size: 20 } },
  });
  return { ...query, staleTime: 0 };
}

/** To the reader. */
export function receivedMessagesQuery(classId: number) {
  const query = queries().teaching.retrieveReceivedClassMessages.queryOptions({
    input: { filter: { class_id: classId }, page: { number: 1, size: 20 } },
  });
  return { ...query, staleTime: 0 };
}

export function surveysQuery() {
  const query = queries().forms.retrieveForms.queryOptions({ input: { page: { number: 1, size: 100 } } });
  return { ...query, staleTime: 0 };
}
