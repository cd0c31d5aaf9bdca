import type { CalendarOptions } from '@fullcalendar/react';
import { classes } from '#web/shared/ui/classes.ts';
import styles from './sheet-look.module.css';

/** FullCalendar comes without styles; its themes also bring styles for features that are not used here. */
export const sheetLook: CalendarOptions = {
  viewClass: styles.view,
  eventClass: styles.event,
  listItemEventBeforeClass: styles.dot,
  views: {
    dayGrid: {
      dayHeaderAlign: 'center',
      dayHeaderRowClass: styles.lines,
      dayHeaderClass: classes(styles.lines, styles.head),
      dayHeaderInnerClass: styles.weekday,
      dayHeaderDividerClass: styles.divider,
      dayRowClass: styles.lines,
      dayCellClass: ({ isToday }) => classes(styles.lines, isToday && styles.today),
      dayCellTopClass: styles.top,
      dayCellTopInnerClass: ({ isOther }) => classes(styles.number, isOther && styles.other),
      listItemEventClass: styles.item,
    },
    list: {
      listDayClass: styles.listDay,
      listDayHeaderClass: styles.listHead,
      listItemEventClass: styles.listItem,
      noEventsClass: styles.nothing,
    },
  },
};
