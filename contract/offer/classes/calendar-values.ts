export const mostCalendarDays = 62;
export const mostEntriesPerDay = 50;
