import type { EnrollmentFile } from '#contract/learning/enrollments/files.ts';
import { passOver } from '#api/app/react-now.ts';
import { handInFile, participantsOf, storeHandedIn } from '#api/learning/enrollments/index.ts';
import type { UserFacts } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { as, at, callsOf } from './acting.ts';
import { buy, finder, reactToAll } from './buying.ts';
import { paperCopy } from './media/paper-copy.ts';
import { dayAfter, momentAt } from './moments.ts';
import type { WrittenClass } from './write-classes.ts';
import type { People } from './write-people.ts';

type Input = { people: People; classes: WrittenClass[]; day: string };

const names = {
  'id-copy': 'Bilhete de identidade',
  'qualifications-certificate': 'Certificado de habilitações',
} as const;
type Demanded = keyof typeof names;

/** A class that demands files, with a person in each state: enrolled, rejected, to review and missing. */
export async function writeEnrollmentFiles(ctx: Ctx, { people, classes, day }: Input): Promise<void> {
  const run = finder(classes)('formacao-pedagogica', 9);
  const mandatory_files = Object.keys(names) as Demanded[];
  await callsOf(ctx).classes.updateClass({ data: [{ id: run.id, mandatory_files }] });
  const seated = new Set((await participantsOf(ctx, run.id)).map(({ person_id }) => person_id));
  const others = people.classmates.slice(2).filter(({ person_id }) => !seated.has(person_id));
  const [enrolled, rejected, waiting, missing] = others;
  if (!enrolled || !rejected || !waiting || !missing) throw new Error('Four classmates have a seat of their own.');
  const on = (days: number, time: string) => at(ctx, momentAt(dayAfter(day, days), time));
  for (const person of [enrolled, rejected, waiting, missing]) await buy(on(-4, '10:20'), person, { wanted: [run] });
  for (const person of [enrolled, rejected, waiting]) await handInAll(on(-3, '20:15'), person);
  const { enrollments } = callsOf(on(-2, '09:30'));
  for (const { id } of await filesOf(ctx, enrolled)) await enrollments.approveEnrollmentFile({ data: [{ id }] });
  const [first, second] = await filesOf(ctx, rejected);
  if (!first || !second) throw new Error('Two files were handed in.');
  await enrollments.approveEnrollmentFile({ data: [{ id: second.id }] });
  const reason = 'A fotografia está desfocada: não se lê o número.';
  await enrollments.rejectEnrollmentFile({ data: [{ id: first.id, reason }] });
  await reactToAll(ctx);
  // Nobody is notified of what the site begins with.
  await passOver(ctx, ['enrollment_registered', 'enrollment_file_handed_in', 'enrollment_file_decided']);
}

async function filesOf(ctx: Ctx, person: UserFacts): Promise<EnrollmentFile[]> {
  return (await callsOf(as(ctx, person)).enrollments.retrieveEnrollmentFiles({})).results;
}

async function handInAll(ctx: Ctx, person: UserFacts): Promise<void> {
  const own = as(ctx, person);
  for (const { id, category } of await filesOf(ctx, person)) {
    const title = names[category as Demanded];
    const bytes = await paperCopy(title, person.name);
    await handInFile(own, await storeHandedIn(own, { id, name: `${title}.pdf`, bytes }));
  }
}
