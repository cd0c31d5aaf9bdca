import list from '@fullcalendar/react/list';
import { ClassSheet, type ClassSheetProps } from './class-sheet.tsx';

const plugins = [list];

/** A week on a phone, where seven columns would be too narrow to read. */
export function DayByDay(props: ClassSheetProps) {
  return <ClassSheet {...props} dayByDay={plugins} />;
}
