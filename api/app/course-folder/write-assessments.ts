import { dropRules, setAssessment } from '#api/learning/assessments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Part, Problem } from './format.ts';
import { lineOf } from './read-json.ts';
import type { AssessmentPart } from './assessment-format.ts';
import type { Reading } from './reading.ts';
import { wordsIn } from './words.ts';

export function assessmentOf({ file }: Part): AssessmentPart | undefined {
  return file.type === 'assessment' || file.type === 'final' ? file.assessment : undefined;
}

/** After all contents, since an assessment may take the score of a later one. */
export async function writeAssessments(ctx: Ctx, stored: ReadonlyMap<Part, number>): Promise<void> {
  const idAt = (path: string) => [...stored].find(([part]) => part.path === path)?.[1] ?? null;
  for (const [part, content_id] of stored) {
    const rules = assessmentOf(part);
    if (!rules) continue;
    const { source, ...plain } = rules;
    const source_content_id = source === undefined ? null : idAt(source);
    await setAssessment(ctx, { ...plain, content_id, source_content_id });
  }
  const others = [...stored].filter(([part]) => !assessmentOf(part)).map(([, id]) => id);
  await dropRules(ctx, others);
}

/** A source that is no SCORM content of the folder. */
export async function sourceProblems(
  parts: readonly Part[],
  { folder, locale }: Pick<Reading, 'folder' | 'locale'>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const part of parts) {
    const source = assessmentOf(part)?.source;
    if (source === undefined || parts.some(({ path, file }) => path === source && file.type === 'scorm')) continue;
    const file = `${part.path}.json`;
    const line = lineOf(await folder.text(file), ['assessment', 'source']);
    problems.push({ file, line, text: `assessment.source: ${wordsIn(locale, 'source_missing', { place: source })}` });
  }
  return problems;
}
