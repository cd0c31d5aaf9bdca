import type { LocalizedText } from '#contract/basics.ts';
import type { SeedCourse } from '../courses.ts';
import { sheet } from './sheet.ts';

const ways = {
  presential:
    'Na sala, com o material da escola. Cada aula começa com um caso e acaba com um exercício feito por todos.',
  'online-sync':
    'Em direto, com câmara e microfone. Cada aula começa com um caso e acaba com um exercício feito por todos.',
  online: 'Ao seu ritmo, módulo a módulo. O formador responde às dúvidas por mensagem.',
};

/** The training plan of a class, from what its course page says. */
export function trainingPlanOf({ title, workload_hours, outcomes, type, requirements }: SeedCourse): Promise<Buffer> {
  return sheet({
    title: 'Plano de formação',
    parts: [
      ['Curso', `${title['pt']}, ${workload_hours} horas.`],
      ['No fim, cada pessoa sabe', `${outcomes.map(inSentence).join('; ')}.`],
      ['Como trabalhamos', ways[type]],
      ['O que é preciso', requirements['pt'] ?? ''],
      [
        'Como se avalia',
        'Presenças, exercícios nas aulas e um trabalho final. As notas são publicadas na página da turma.',
      ],
    ],
  });
}

/** One exercise for each thing that the course teaches. */
export function exercisesOf({ title, outcomes }: SeedCourse): Promise<Buffer> {
  return sheet({
    title: 'Folha de exercícios 1',
    parts: [
      [
        'Antes de começar',
        `${title['pt']}. Responda com exemplos do seu trabalho; corrigimos em conjunto na aula seguinte.`,
      ],
      ...outcomes.map(
        (outcome) =>
          [
            outcome['pt'] ?? '',
            'Descreva a última vez que teve de o fazer: o que correu bem e o que faria diferente?',
          ] as const,
      ),
    ],
  });
}

function inSentence({ pt: outcome = '' }: LocalizedText): string {
  return outcome.charAt(0).toLowerCase() + outcome.slice(1);
}
