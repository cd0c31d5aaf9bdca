import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asTheHouse } from '#scripts/house.ts';
import { readConfig, type Config } from '#api/shared/config.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { at, callsOf } from './acting.ts';
import { momentAt, seedDay } from './moments.ts';
import { demoPassword, demoPeople } from './people.ts';
import { writeCatalogue } from './write-catalogue.ts';
import { endClasses, writeClasses } from './write-classes.ts';
import { writePeople } from './write-people.ts';
import { writeProgrammes } from './write-programmes.ts';
import { writeStory } from './write-story.ts';

/** A word of its own, so that a command can say it without a stack. */
export class SeedRefused extends Error {}

/**
 * Furnishes an empty house for a demonstration, once: what an earlier seed has left, or people have written, stays as
 * it is. `ifEmpty` leaves quietly where there is nothing to do; otherwise it throws `SeedRefused`, and in production
 * unless that is asked for.
 */
export async function seedHouse({ ifEmpty = false, inProduction = false } = {}): Promise<'seeded' | 'left alone'> {
  const config = readConfig();
  const reason = reasonToLeave(config, inProduction);
  if (reason) return leave(reason, ifEmpty);
  const done = await asTheHouse(async (ctx) => {
    if (!(await isEmpty(ctx))) return false;
    await inTransaction(ctx, (inside) => furnish(inside, seedDay(new Date())));
    return true;
  });
  if (!done && !ifEmpty) return leave('There are courses in this database already.', ifEmpty);
  leaveNotes(config, done);
  return done ? 'seeded' : 'left alone';
}

/** Everything, as of that day's first minute in Luanda. All or nothing: the caller's transaction sees to that. */
export async function furnish(ctx: Ctx, day: string): Promise<void> {
  const morning = at(ctx, momentAt(day, '00:00'));
  const people = await writePeople(at(ctx, momentAt(day, '00:00')));
  const courses = await writeCatalogue(morning, day);
  await writeProgrammes(morning, courses);
  const classes = await writeClasses(morning, { courses, people, day });
  await writeStory(morning, { people, classes, day });
  await endClasses(morning, classes);
}

function reasonToLeave(config: Config, inProduction: boolean): string | null {
  if (config.apiUrl) return 'With API_URL set the data are kept elsewhere.';
  if (existsSync(markOf(config))) return 'The demo data are there already. `npm run db:reset` throws them away.';
  if (config.production && !inProduction) return 'Production gets no demo data, unless you add --in-production.';
  return null;
}

function leave(reason: string, quietly: boolean): 'left alone' {
  if (!quietly) throw new SeedRefused(reason);
  return 'left alone';
}

async function isEmpty(ctx: Ctx): Promise<boolean> {
  const { results } = await callsOf(ctx).catalogue.retrieveCounters({});
  return results[0]?.course_count === 0;
}

/** One folder may serve several databases, one after the other; each has a mark of its own. */
function markOf({ dataDir, databaseUrl }: Config): string {
  const which = databaseUrl ? createHash('sha256').update(databaseUrl).digest('hex').slice(0, 12) : 'folder';
  return join(dataDir, `seeded-${which}`);
}

function leaveNotes(config: Config, isSeeded: boolean): void {
  mkdirSync(config.dataDir, { recursive: true });
  if (isSeeded) writeFileSync(join(config.dataDir, 'demo-sign-ins.txt'), demoSignIns(config));
  writeFileSync(markOf(config), '');
}

function demoSignIns({ publicUrl }: Config): string {
  const lines = Object.values(demoPeople).map(({ role, username }) => `  ${role.padEnd(14)} ${username}`);
  return [`Sign in at ${publicUrl}/login, password: ${demoPassword}`, ...lines, ''].join('\n');
}
