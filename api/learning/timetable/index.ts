export { retrieveTimetable } from './retrieve-timetable.ts';
