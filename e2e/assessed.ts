import type { AssessmentRules } from '#contract/learning/assessments/calls.ts';
import type { Question } from '#contract/learning/assessments/questions.ts';
import type { Page } from './fixture.ts';
import { idOf, newCourse } from './activities.ts';
import { arriveSignedIn, asAdministrator } from './people.ts';

const base = (id: string, prompt: string, points = 1) => ({ id, points, prompt: { pt: prompt } });
const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: { pt: label } }));

/** One question of every kind. */
export const everyKind: Question[] = [
  {
    ...base('choice', 'Que cor tem a placa de uma saída?'),
    kind: 'choice',
    options: options({ red: 'Vermelha', green: 'Verde', blue: 'Azul' }),
    right: 'green',
  },
  {
    ...base('several', 'O que alimenta um fogo?'),
    kind: 'several',
    options: options({ air: 'Ar', sand: 'Areia', wood: 'Madeira' }),
    right: ['air', 'wood'],
  },
  {
    ...base('order', 'Por que ordem se faz?'),
    kind: 'order',
    options: options({ warn: 'Avisar', call: 'Telefonar', leave: 'Sair' }),
  },
  {
    ...base('match', 'Que extintor serve?'),
    kind: 'match',
    items: options({ oil: 'Óleo', paper: 'Papel' }),
    options: options({ foam: 'Espuma', water: 'Só água', none: 'Nenhum' }),
    right: { oil: 'foam', paper: 'water' },
  },
  {
    ...base('number', 'A quantos metros fica o extintor?'),
    kind: 'number',
    right: 15,
    tolerance: 0.5,
    unit: { pt: 'm' },
  },
  { ...base('text', 'Que gás apaga sem molhar?'), kind: 'text', accepted: ['dióxido de carbono', 'CO2'] },
  {
    ...base('long_text', 'Como avisa os colegas?', 2),
    kind: 'long_text',
    rubric: [{ key: 'calm', label: { pt: 'Fala com calma' }, points: 2 }],
  },
  { ...base('file', 'Desenhe a saída mais próxima.'), kind: 'file', rubric: [] },
];

/** `title` heads the course and its only content; `person` sits it. */
export async function sitAssessment(page: Page, rules: Partial<AssessmentRules>) {
  const person = await arriveSignedIn(page);
  const site = await asAdministrator(page);
  const { courseId, classId, moduleId } = await newCourse(site, { title: 'Sair de um incêndio', code: 'TESTE' });
  const content = { module_id: moduleId, type: 'assessment', title: { pt: 'Teste' }, body: { pt: 'Leia bem.' } };
  const contentId = idOf(await site.call('POST /contents/create', content));
  await site.call('PUT /content-assessments', {
    content_id: contentId,
    type: 'form',
    time_limit_minutes: null,
    attempts_allowed: 2,
    policy: 'best',
    pass_mark: 50,
    feedback_rule: 'after_submission',
    is_shuffled: false,
    pools: [],
    questions: everyKind,
    source_content_id: null,
    ...rules,
  });
  await site.call('POST /enrollments/create', { class_id: classId, person_id: person.personId });
  return { person, site, classId, path: `/courses/${courseId}/learn?content=${contentId}` };
}
