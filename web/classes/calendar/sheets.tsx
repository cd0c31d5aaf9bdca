/** One chunk: everything that draws the sheets, a third of a page's size budget. */
export { ClassSheet } from './class-sheet.tsx';
export { DayByDay } from './day-by-day.tsx';
