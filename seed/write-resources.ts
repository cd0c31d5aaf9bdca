import { storeResource, uploadResource } from '#api/areas/classroom/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { UserFacts } from '#api/people/identity/index.ts';
import { as } from './acting.ts';
import { finder } from './buying.ts';
import { exercisesOf, trainingPlanOf } from './media/class-sheets.ts';
import type { WrittenCourse } from './write-catalogue.ts';
import type { WrittenClass } from './write-classes.ts';
import type { People } from './write-people.ts';

type Shared = { classId: number; course: WrittenCourse; trainer: UserFacts };

/** What trainers share with the classes of the demo people: a plan and exercises. */
export async function writeResources(ctx: Ctx, { people, classes }: { people: People; classes: WrittenClass[] }) {
  const find = finder(classes);
  const begun = [find('salarios', -1), find('analise-de-dados', -1)];
  const bought = [find('seguranca-em-obra', 2), find('lideranca-no-terreno', 3), find('armazem-e-existencias', 6)];
  for (const { id: classId, course } of [...begun, ...bought]) {
    const trainer = people.trainers.get(course.school);
    if (!trainer) throw new Error(`Nobody teaches ${course.key}.`);
    await shareSheets(ctx, { classId, course, trainer });
  }
}

export async function shareSheets(ctx: Ctx, { classId, course, trainer }: Shared): Promise<void> {
  const common = { classId, visibleOn: null };
  const files = [
    {
      ...common,
      category: 'training-plan',
      title: '',
      name: 'Plano de formação.pdf',
      bytes: await trainingPlanOf(course),
    },
    {
      ...common,
      category: 'class-content',
      title: 'Folha de exercícios 1',
      name: 'exercicios.pdf',
      bytes: await exercisesOf(course),
    },
  ] as const;
  for (const file of files) await uploadResource(as(ctx, trainer), await storeResource(as(ctx, trainer), file));
}
