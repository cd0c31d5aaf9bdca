import { addNote, type Note, type NoteGroup } from '../model/import/note.ts';
import type { FirstRow } from '../model/import/first-row.ts';

export type ImportReport = {
  rows: number;
  added: number;
  updated: number;
  /** A dry run counts these as updated. */
  unchanged: number;
  /** Rows of a course that the file has named before; the last one counts. */
  repeated: number;
  /** The rows that are not imported. */
  problem_count: number;
  problems: NoteGroup[];
  /** The cells whose row is imported without them, or that could mean something else. */
  warning_count: number;
  warnings: NoteGroup[];
  /** The first rows of a dry run, as they would be written. */
  first_rows: FirstRow[];
  unused_columns: string[];
};

export function emptyReport(unused_columns: string[]): ImportReport {
  const counts = { rows: 0, added: 0, updated: 0, unchanged: 0, repeated: 0, problem_count: 0, warning_count: 0 };
  return { ...counts, problems: [], warnings: [], first_rows: [], unused_columns };
}

export type Problem = { line: number; problem: Note };

export function reportProblem(report: ImportReport, { line, problem }: Problem): void {
  report.problem_count += 1;
  addNote(report.problems, line, problem);
}

export function reportWarnings(report: ImportReport, line: number, warnings: readonly Note[]): void {
  report.warning_count += warnings.length;
  for (const warning of warnings) addNote(report.warnings, line, warning);
}
