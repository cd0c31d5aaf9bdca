import { typedGrade } from '#web/shared/texts/typed-grade.ts';

type Cell = { enrollmentId: number; grade: number | null; version: number };
type Change = { enrollment_id: number; grade: number | null; version: number };

/** What was typed and differs from what is stored, and who has something that is no grade. */
export function changesIn(cells: readonly Cell[], typed: Readonly<Record<number, string>>) {
  const changes: Change[] = [];
  const wrong: number[] = [];
  for (const { enrollmentId, grade, version } of cells) {
    const text = typed[enrollmentId];
    if (text === undefined) continue;
    const input = typedGrade(text);
    if (input === undefined) wrong.push(enrollmentId);
    else if (input !== grade) changes.push({ enrollment_id: enrollmentId, grade: input, version });
  }
  return { changes, wrong };
}
