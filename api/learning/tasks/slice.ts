import { defineSlice } from '#api/shared/slice.ts';
import { deleteHandInFile } from './delete-file.ts';
import { handIn } from './hand-in.ts';
import { notifyReviewed } from './notify-reviewed.ts';
import { openTask } from './open-task.ts';
import { tasksData } from './personal-data.ts';
import { purgeUnsentFiles } from './purge-files.ts';
import { tasksRawRoutes } from './raw-routes.ts';
import { retrieveHandIns } from './retrieve-hand-ins.ts';
import { retrieveTaskSources } from './retrieve-task-sources.ts';
import { reviewHandIn } from './review-hand-in.ts';
import { setTask } from './set-task.ts';
import { tables } from './tables.ts';

/** Contents of type `task`: what learners hand in, and what their trainers say of it (domain 4.3). */
export const tasksSlice = defineSlice('tasks', {
  verbs: { retrieveTaskSources, setTask, openTask, handIn, deleteHandInFile, retrieveHandIns, reviewHandIn },
  rawRoutes: tasksRawRoutes,
  reactions: { hand_in_reviewed: { 'notify-hand-in-reviewed': notifyReviewed } },
  jobs: { 'purge-hand-in-files': { cron: '37 3 * * *', run: purgeUnsentFiles } },
  personalData: tasksData,
  tables,
});
