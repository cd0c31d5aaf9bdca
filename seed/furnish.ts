import { asTheHouse } from '#scripts/house.ts';
import { writeSetting } from '#api/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { markAsDemo } from '#api/shared/demo-mark.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { at, callsOf } from './acting.ts';
import { dayAfter, momentAt, seedDay } from './moments.ts';
import { writeCatalogue } from './write-catalogue.ts';
import { endClasses, writeClasses } from './write-classes.ts';
import { writeExtras } from './write-extras.ts';
import { writeOperator } from './write-operator.ts';
import { writeNews } from './write-news.ts';
import { writePeople } from './write-people.ts';
import { writeProgrammes } from './write-programmes.ts';
import { writeStory } from './write-story.ts';

const daysOfPackage = 400;

/** Furnishes the database of this environment, or answers false where there are courses already. */
export function furnishIfEmpty(): Promise<boolean> {
  return asTheHouse(async (ctx) => {
    if (!(await isEmpty(ctx))) return false;
    await furnish(ctx, seedDay(new Date()));
    return true;
  });
}

/** Everything, as of that day's first minute in Luanda; all or nothing. */
export function furnish(ctx: Ctx, day: string): Promise<void> {
  return inTransaction(at(ctx, momentAt(day, '00:00')), async (inside) => {
    await markAsDemo(inside);
    await writeOperator(inside);
    // The people of the demo house come in by their password alone.
    await writeSetting(inside, { key: 'rolesThatNeedSecondFactor', value: '' });
    const people = await writePeople(inside);
    const courses = await writeCatalogue(inside, day);
    await writeProgrammes(inside, courses);
    await writeNews(inside, { courses, day });
    const classes = await writeClasses(inside, { courses, people, day });
    // Older than the rest, so that it stands last among the newest.
    await writeExtras(at(inside, momentAt(dayAfter(day, -daysOfPackage), '10:00')), courses);
    await writeStory(inside, { people, classes, day });
    await endClasses(inside, classes);
  });
}

async function isEmpty(ctx: Ctx): Promise<boolean> {
  const { results } = await callsOf(ctx).catalogue.retrieveCounters({});
  return results[0]?.course_count === 0;
}
