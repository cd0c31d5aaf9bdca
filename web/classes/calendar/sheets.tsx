/** What draws the sheets of the calendar: one file, a third of what a page may weigh. */
export { ClassSheet } from './class-sheet.tsx';
export { DayByDay } from './day-by-day.tsx';
