import type { FormField } from '#contract/learning/forms/fields.ts';
import type { Version } from './store/forms.ts';

const text = (pt: string, english: string) => ({ pt, 'en-GB': english });
const ends = {
  low_label: text('Muito fraco', 'Very poor'),
  high_label: text('Muito bom', 'Very good'),
};

const fields: FormField[] = [
  {
    kind: 'scale',
    key: 'overall',
    label: text('No geral, como avalia o curso?', 'Overall, how do you rate the course?'),
    is_required: true,
    scale: '1-5',
    ...ends,
  },
  {
    kind: 'scale',
    key: 'trainer',
    label: text('E quem deu as aulas?', 'And the person who taught it?'),
    is_required: true,
    scale: '1-5',
    ...ends,
  },
  {
    kind: 'scale',
    key: 'room',
    label: text('A sala e o equipamento serviram para aprender?', 'Were the room and the equipment good for learning?'),
    help: text(
      'Numa turma à distância: a ligação e a plataforma.',
      'In a remote class: the connection and the platform.',
    ),
    is_required: true,
    scale: '1-5',
    low_label: text('Nada', 'Not at all'),
    high_label: text('Muito bem', 'Very much'),
  },
  {
    kind: 'long_text',
    key: 'room_why',
    label: text('O que faltou na sala ou no equipamento?', 'What was missing in the room or the equipment?'),
    help: text('Não escreva nomes de pessoas.', 'Do not write names of people.'),
    is_required: false,
    longest: 500,
    show_if: { key: 'room', at_most: 2 },
  },
  {
    kind: 'choice',
    key: 'recommend',
    label: text('Recomendava este curso a um colega?', 'Would you recommend this course to a colleague?'),
    is_required: true,
    options: [
      { value: 'yes', label: text('Sim, sem hesitar', 'Yes, without hesitation') },
      { value: 'partly', label: text('Sim, com reservas', 'Yes, with reservations') },
      { value: 'no', label: text('Não recomendava', 'No') },
    ],
  },
  {
    kind: 'several',
    key: 'useful',
    label: text('O que lhe foi mais útil?', 'What was most useful to you?'),
    is_required: false,
    most_choices: 3,
    options: [
      { value: 'cases', label: text('Casos reais', 'Real cases') },
      { value: 'practice', label: text('Exercícios práticos', 'Practical exercises') },
      { value: 'materials', label: text('Materiais para levar', 'Materials to take away') },
      { value: 'theory', label: text('A teoria e as regras', 'The theory and the rules') },
      { value: 'colleagues', label: text('Conversas com os colegas', 'Conversations with the others') },
    ],
  },
  {
    kind: 'long_text',
    key: 'more',
    label: text('Quer dizer mais alguma coisa?', 'Would you like to say anything else?'),
    help: text('Não escreva nomes de pessoas.', 'Do not write names of people.'),
    is_required: false,
    longest: 1_000,
  },
];

export const defaultSurvey: Version = {
  title: text('Como correu a formação?', 'How was the training?'),
  intro: text(
    'Para acertar a sala, o ritmo e os exercícios das próximas turmas.',
    'To improve the room, the pace and the exercises of the next classes.',
  ),
  fields,
};
