import { defineSlice } from '#api/shared/slice.ts';
import { retrieveClassrooms } from './retrieve-classrooms.ts';
import { tables } from './tables.ts';

/** The page of a class as each person sees it (specification 2). */
export const classroomSlice = defineSlice('classroom', {
  verbs: {
    retrieveClassrooms,
  },
  tables: tables.owns,
});
