import { randomUUID } from 'node:crypto';
import type { NewForm } from '#contract/learning/forms/calls.ts';
import type { FormAnswers } from '#contract/learning/forms/fields.ts';
import { reactNow } from '#api/app/react-now.ts';
import { participantsOf } from '#api/learning/enrollments/index.ts';
import { sendAtConclusion, tokenOf } from '#api/learning/forms/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { callsOf } from './acting.ts';
import { finder } from './buying.ts';
import type { People } from './write-people.ts';
import type { WrittenClass } from './write-classes.ts';

type Input = { people: People; classes: WrittenClass[] };

/** A survey that six classmates have answered and the demo student has not, and an evaluation of another class. */
export async function writeForms(ctx: Ctx, { people, classes }: Input): Promise<void> {
  const find = finder(classes);
  const ended = find('analise-de-dados', -1).id;
  await sendAtConclusion(ctx, ended);
  const { results } = await callsOf(ctx).forms.retrieveForms({ filter: { type: 'satisfaction_survey' } });
  const [survey] = results;
  if (!survey) throw new Error('There is no default survey.');
  await answerAll(ctx, { formId: survey.id, classId: ended, isAnswering: (id) => id !== people.student.person_id });
  await callsOf(ctx).forms.sendForm({ data: [{ id: survey.id, class_id: ended }] });
  await writeEvaluation(ctx, find('seguranca-em-obra', 2).id);
  await reactNow(ctx, ['form_sent']);
}

async function writeEvaluation(ctx: Ctx, classId: number): Promise<void> {
  const { forms } = callsOf(ctx);
  const { data } = await forms.createForm({ data: [evaluation] });
  const [{ id }] = data;
  await forms.publishForm({ data: [{ id }] });
  await forms.sendForm({ data: [{ id, class_id: classId }] });
}

type Answering = { formId: number; classId: number; isAnswering: (personId: number) => boolean };

async function answerAll(ctx: Ctx, { formId, classId, isAnswering }: Answering): Promise<void> {
  const participants = (await participantsOf(ctx, classId)).filter(({ person_id }) => isAnswering(person_id));
  const { forms } = callsOf({ ...ctx, actor: { kind: 'guest' } });
  for (const [place, participant] of participants.entries()) {
    const input = answer[place];
    const token = tokenOf(ctx, { formId, classId }, participant);
    if (input) await forms.submitForm({ data: [{ token, submission_key: randomUUID(), answers: input }] });
  }
}

const answer: FormAnswers[] = [
  { overall: 5, trainer: 5, room: 4, recommend: 'yes', useful: ['cases', 'practice'] },
  { overall: 4, trainer: 5, room: 2, room_why: 'A ligação caiu duas vezes na terceira aula.', recommend: 'yes' },
  {
    overall: 5,
    trainer: 4,
    room: 5,
    recommend: 'yes',
    useful: ['practice'],
    more: 'Os ficheiros de exemplo valem o curso.',
  },
  {
    overall: 3,
    trainer: 4,
    room: 3,
    recommend: 'partly',
    useful: ['materials'],
    more: 'Mais tempo para os exercícios.',
  },
  { overall: 4, trainer: 5, room: 4, recommend: 'yes', useful: ['cases', 'colleagues'] },
  { overall: 5, trainer: 5, room: 5, recommend: 'yes' },
];

const text = (pt: string, english: string) => ({ pt, 'en-GB': english });

const evaluation: NewForm = {
  type: 'evaluation_survey',
  is_anonymous: false,
  title: text('O que já sabe sobre segurança em obra', 'What you already know about safety on site'),
  intro: text('Para quem dá as aulas preparar a turma.', 'So that the trainer can prepare the class.'),
  course_id: null,
  assessment_id: null,
  opens_at: null,
  closes_at: null,
  max_responses: null,
  fields: [
    { kind: 'section', key: 'before', label: text('O seu trabalho', 'Your work') },
    {
      kind: 'number',
      key: 'years',
      label: text('Há quantos anos trabalha em obra?', 'For how many years have you worked on site?'),
      is_required: true,
      least: 0,
      most: 60,
      decimals: 0,
    },
    {
      kind: 'date',
      key: 'last_training',
      label: text('Quando foi a última formação em segurança?', 'When was your last safety training?'),
      is_required: false,
    },
    {
      kind: 'file',
      key: 'certificate',
      label: text('Certificado dessa formação', 'Certificate of that training'),
      is_required: false,
    },
    { kind: 'section', key: 'knowledge', label: text('O que já sabe', 'What you already know') },
    {
      kind: 'scale',
      key: 'confidence',
      label: text('Quão à vontade está com trabalhos em altura?', 'How confident are you with work at height?'),
      is_required: true,
      scale: '0-10',
      low_label: text('Nada', 'Not at all'),
      high_label: text('Totalmente', 'Fully'),
    },
    {
      kind: 'text',
      key: 'goal',
      label: text('O que quer mesmo aprender?', 'What do you really want to learn?'),
      is_required: false,
      longest: 200,
    },
  ],
};
