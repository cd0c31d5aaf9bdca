import { defineSlice } from '#api/shared/slice.ts';
import { deleteClassResource, updateClassResource } from './resources/change-resource.ts';
import { resourceRoutes } from './resources/raw-routes.ts';
import { retrieveClassResources } from './resources/retrieve-resources.ts';
import { retrieveClassrooms } from './retrieve-classrooms.ts';
import { tables } from './tables.ts';

/** The page of a class as each person sees it (specification 2). */
export const classroomSlice = defineSlice('classroom', {
  verbs: {
    retrieveClassrooms,
    retrieveClassResources,
    updateClassResource,
    deleteClassResource,
  },
  rawRoutes: resourceRoutes,
  tables,
});
