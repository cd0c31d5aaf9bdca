/** Bounds of the calendar of classes, free of schemas, so that the browser can read them. */
export const mostCalendarDays = 62;
export const mostEntriesPerDay = 50;
