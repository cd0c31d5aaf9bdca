import { classroom } from './calls.ts';

export const classroomContract = {
  calls: classroom,
};
