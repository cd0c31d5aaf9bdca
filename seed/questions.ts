import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '#contract/learning/assessments/questions.ts';
import { courseWithKey } from './courses.ts';

/** One question of every kind. */
export const testQuestions = questionsAt('01-teste-do-curso.json');
/** Four of six are drawn for each attempt. */
export const finalQuestions = questionsAt('02-prova-final.json');

function questionsAt(name: string): Question[] {
  const path = join(courseWithKey('malaria').folder, 'modules/04-mostrar-o-que-sabe', name);
  const content: { assessment: { questions: Question[] } } = JSON.parse(readFileSync(path, 'utf8'));
  return content.assessment.questions;
}
