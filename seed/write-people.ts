import type { LocalizedText } from '#contract/basics.ts';
import { firstLegalCode } from '#contract/platform/legal/values.ts';
import { giveRole, register, splitName, takeRole, userOfAddress, type UserFacts } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { as, callsOf } from './acting.ts';
import { managers, newcomer } from './company.ts';
import type { PartnerKey } from './partners.ts';
import { classmates, demoPassword, demoPeople, secondTrainer, trainers, type SeedPerson } from './people.ts';
import { personalData } from './personal-data.ts';
import { secondTrainersWords, trainersWords } from './trainers-words.ts';

export type People = {
  student: UserFacts;
  client: UserFacts;
  classmates: UserFacts[];
  trainers: Map<PartnerKey, UserFacts>;
  /** Of the academy on the plateau, beside its own. */
  second: UserFacts;
};

export async function writePeople(ctx: Ctx): Promise<People> {
  const ofSchools = new Map<PartnerKey, UserFacts>();
  for (const [school, person] of Object.entries(trainers)) {
    ofSchools.set(school as PartnerKey, await writeTrainer(ctx, person, trainersWords[school as PartnerKey]));
  }
  await writePerson(ctx, demoPeople.administrator);
  const student = await writePerson(ctx, demoPeople.student);
  const client = await writePerson(ctx, demoPeople.client);
  const beside: UserFacts[] = [];
  for (const person of classmates) beside.push(await writePerson(ctx, person));
  for (const person of [...Object.values(managers), newcomer]) await writePerson(ctx, person);
  for (const person of Object.values(demoPeople)) await fillIn(ctx, person);
  const second = await writeTrainer(ctx, secondTrainer, secondTrainersWords);
  return { student, client, classmates: beside, trainers: ofSchools, second };
}

async function writeTrainer(ctx: Ctx, person: SeedPerson, about: LocalizedText | undefined): Promise<UserFacts> {
  const user = await writePerson(ctx, person);
  if (about) await callsOf(as(ctx, user)).people.updateTrainerProfile({ data: [{ about, has_page: true }] });
  return user;
}

async function fillIn(ctx: Ctx, { username, role }: SeedPerson): Promise<void> {
  const user = await found(ctx, username);
  const person = { id: user.person_id, ...personalData[role] };
  await callsOf(as(ctx, user)).people.updateUserAndPerson({ data: [{ person }] });
}

async function writePerson(ctx: Ctx, { username, name, role }: SeedPerson): Promise<UserFacts> {
  const signsUpAs = role === 'student' ? 'student' : 'client';
  const terms = { terms_version: firstLegalCode, wants_news: false };
  await register(ctx, { username, ...splitName(name), password: demoPassword, role: signsUpAs, ...terms });
  const { id: userId } = await found(ctx, username);
  if (role !== signsUpAs) {
    await giveRole(ctx, { userId, role });
    await takeRole(ctx, { userId, role: signsUpAs });
  }
  return found(ctx, username);
}

async function found(ctx: Ctx, username: string): Promise<UserFacts> {
  const user = await userOfAddress(ctx, username);
  if (!user) throw new Error(`${username} did not get an account.`);
  return user;
}
