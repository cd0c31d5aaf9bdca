export type Problem = { line: number; field?: string; message: string };

export type ImportReport = {
  rows: number;
  added: number;
  updated: number;
  /** A dry run counts these as updated. */
  unchanged: number;
  /** Rows of a course that the file has named before; the last one counts. */
  repeated: number;
  problem_count: number;
  problems: Problem[];
  unused_columns: string[];
};

const maxProblemsReported = 20;

export function emptyReport(unused_columns: string[]): ImportReport {
  return { rows: 0, added: 0, updated: 0, unchanged: 0, repeated: 0, problem_count: 0, problems: [], unused_columns };
}

export function reportProblem(report: ImportReport, problem: Problem): void {
  report.problem_count += 1;
  if (report.problems.length < maxProblemsReported) report.problems.push(problem);
}
