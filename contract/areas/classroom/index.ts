import { classroom } from './calls.ts';
import { classResources } from './resources.ts';

export const classroomContract = {
  calls: { ...classroom, ...classResources },
};
