import { dayMs } from '#contract/rules/durations.ts';
import type { UserFacts } from '#api/people/identity/index.ts';
import { passOver } from '#api/app/react-now.ts';
import { createEnrollments } from '#api/learning/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { as, at } from './acting.ts';
import { awaitReview, buy, enrollFree, finder, reactToAll } from './buying.ts';
import { storeForLater, writeOpinion } from './write-opinions.ts';
import { acceptRules, learnExtinguishers, learnHygiene, watchHalf } from './write-learning.ts';
import { dayAfter, momentAt } from './moments.ts';
import type { WrittenClass } from './write-classes.ts';
import { staySilent, writeMessages } from './write-messages.ts';
import { writeGifts } from './write-gifts.ts';
import type { People } from './write-people.ts';

export async function writeStory(ctx: Ctx, { people, classes, day }: Input): Promise<void> {
  const operator = (days: number, time: string) => at(ctx, momentAt(dayAfter(day, days), time));
  const find = finder(classes);
  const { student, client, classmates } = people;
  await staySilent(ctx, classmates);
  const [adilson, carla] = classmates;
  if (!adilson || !carla) throw new Error('Two classmates have a part of their own.');

  await enrollFree(operator(-40, '19:20'), carla, find('higiene-das-maos'));
  await learnHygiene(as(operator(-38, '20:05'), carla), find('higiene-das-maos').course.id);
  await buy(operator(-30, '12:40'), student, { wanted: [find('extintores')] });
  await learnExtinguishers(as(operator(-26, '21:10'), student), find('extintores').course.id);
  await reactToAll(operator(-26, '21:15'));
  await sayWhatItWasWorth(operator, { student, carla, find });
  await buy(operator(-24, '09:15'), student, {
    wanted: [find('analise-de-dados', -1), find('poupar-eletricidade')],
  });
  await acceptRules(as(operator(-23, '18:20'), student), find('analise-de-dados', -1).course.id);
  await watchHalf(as(operator(-2, '20:30'), student), find('poupar-eletricidade').course.id);
  await buy(operator(-9, '16:05'), student, { wanted: [find('seguranca-em-obra', 2)] });
  await buy(operator(-6, '11:30'), client, {
    wanted: [find('lideranca-no-terreno', 3), find('armazem-e-existencias', 6)],
    seats: 3,
  });
  await writeGifts({ operator, find, giver: student, friends: classmates.slice(2, 5) });
  await reactToAll(operator(-3, '18:15'));
  await fillClasses(ctx, { classes, classmates });
  await awaitReview(operator(-1, '19:30'), adilson, { wanted: [find('geradores-e-quadros', 9)] });
  await writeMessages(ctx, { people, day, moved: [find('seguranca-em-obra', 2), find('lideranca-no-terreno', 3)] });
}

type Opinions = { student: UserFacts; carla: UserFacts; find: ReturnType<typeof finder> };

async function sayWhatItWasWorth(
  operator: (days: number, time: string) => Ctx,
  { student, carla, find }: Opinions,
): Promise<void> {
  await writeOpinion(operator(-36, '21:30'), carla, {
    courseId: find('higiene-das-maos').course.id,
    rating: 4,
    text: 'Curto e direto. Afixei o passo a passo junto ao lavatório e a equipa passou a segui-lo.',
  });
  await writeOpinion(operator(-25, '13:10'), student, {
    courseId: find('extintores').course.id,
    rating: 5,
    text: 'Em menos de duas horas percebi que o extintor do armazém era o errado para o quadro elétrico. Já foi trocado.',
    reply: 'Obrigado por nos contar, Marlene. É mesmo para isso que a lição existe.',
  });
  await storeForLater(operator(-8, '20:15'), student, [find('lideranca-no-terreno', 3).course.id]);
}

type Input = { people: People; classes: WrittenClass[]; day: string };

type Benches = { classes: WrittenClass[]; classmates: UserFacts[] };

/** Classmates take seats, beginning with a different person in each class. */
async function fillClasses(ctx: Ctx, { classes, classmates }: Benches): Promise<void> {
  let next = 0;
  for (const { id, taken, deadline } of classes) {
    const before = new Date(Math.min(deadline.getTime(), ctx.now().getTime()) - dayMs);
    if (taken === 0) continue;
    const sitting = Array.from({ length: taken }, (_, seat) => classmates[(next + seat) % classmates.length]);
    const person_ids = sitting.flatMap((user) => (user ? [user.person_id] : []));
    await createEnrollments(at(ctx, before), { class_id: id, person_ids });
    next += taken + 1;
  }
  // They pay nothing, their carts are empty, and their messages are switched off.
  await passOver(ctx, ['enrollment_opened']);
}
