import { storeResource, uploadResource } from '#api/classroom/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { as } from './acting.ts';
import { finder } from './buying.ts';
import { sheet } from './media/sheet.ts';
import { worksheet } from './media/worksheet.ts';
import type { WrittenClass } from './write-classes.ts';
import type { People } from './write-people.ts';

const plan = {
  title: 'Plano de formação',
  parts: [
    ['Objetivo', 'No fim, cada pessoa faz sozinha, no seu trabalho, o que treinou na turma.'],
    [
      'Como trabalhamos',
      'Cada aula começa com um caso, passa pela regra que o resolve e acaba com um exercício feito por todos.',
    ],
    ['O que trazer', 'O material do curso, papel e caneta, e um exemplo do seu próprio trabalho.'],
    [
      'Como se avalia',
      'Assiduidade, exercícios nas aulas e um trabalho final. As notas são publicadas na página da turma.',
    ],
  ],
} as const;

/** Material that trainers share with their classes: a plan and a worksheet. */
export async function writeResources(ctx: Ctx, { people, classes }: { people: People; classes: WrittenClass[] }) {
  const find = finder(classes);
  const shown = [find('salarios', -1), find('analise-de-dados', -1), find('seguranca-em-obra', 2)];
  for (const { id: classId, course } of shown) {
    const trainer = people.trainers.get(course.facts.partner);
    if (!trainer) throw new Error(`Nobody teaches ${course.key}.`);
    const common = { classId, visibleOn: null };
    const files = [
      { ...common, category: 'training-plan', title: '', name: 'Plano de formação.pdf', bytes: await sheet(plan) },
      {
        ...common,
        category: 'class-content',
        title: 'Folha de exercícios 1',
        name: 'exercicios.pdf',
        bytes: await worksheet(),
      },
    ] as const;
    for (const file of files) await uploadResource(as(ctx, trainer), await storeResource(as(ctx, trainer), file));
  }
}
