import { withOperator } from '#scripts/with-operator.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { markAsDemo } from '#api/shared/config/demo-mark.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { at, callsOf } from './acting.ts';
import { dayAfter, momentAt, seedDay } from './moments.ts';
import { writeActivities } from './write-activities.ts';
import { writeAssessments } from './write-assessments.ts';
import { writeCatalogue } from './write-catalogue.ts';
import { endClasses, writeClasses } from './write-classes.ts';
import { writeClassMessages } from './write-class-messages.ts';
import { writeCompany } from './write-company.ts';
import { writeCoupons } from './write-coupons.ts';
import { writeGuides } from './write-guides.ts';
import { writeForms } from './write-forms.ts';
import { writeEnrollmentFiles } from './write-enrollment-files.ts';
import { writeExtras } from './write-extras.ts';
import { writeLessons } from './write-lessons.ts';
import { writeOperator } from './write-operator.ts';
import { writeNews } from './write-news.ts';
import { writePeople } from './write-people.ts';
import { writeResources } from './write-resources.ts';
import { writeStory } from './write-story.ts';
import { handInAsStudent, handInInClass } from './write-tasks.ts';
import { writeTeaching } from './write-teaching.ts';

const daysOfPackage = 400;
/** Before everything that the story lets people do. */
const daysOfPeople = 120;

export function seedIfEmpty(): Promise<boolean> {
  return withOperator(async (ctx) => {
    if (!(await isEmpty(ctx))) return false;
    await seedDemo(ctx, seedDay(new Date()));
    return true;
  });
}

/** Seeds everything in one transaction, as of the first minute of that day in Luanda. */
export function seedDemo(ctx: Ctx, day: string): Promise<void> {
  return inTransaction(at(ctx, momentAt(day, '00:00')), async (tx) => {
    await markAsDemo(tx);
    await writeOperator(tx);
    // The demo people sign in by password alone.
    await writeSetting(tx, { key: 'rolesThatNeedSecondFactor', value: '' });
    const people = await writePeople(at(tx, momentAt(dayAfter(day, -daysOfPeople), '10:00')));
    const courses = await writeCatalogue(tx, day);
    await writeCoupons(tx);
    await writeGuides(tx, courses);
    await writeNews(tx, { courses, day });
    const classes = await writeClasses(tx, { courses, people, day });
    // Older than the others, so that it is last among the newest.
    await writeExtras(at(tx, momentAt(dayAfter(day, -daysOfPackage), '10:00')));
    await writeStory(tx, { people, classes, day });
    await handInAsStudent(tx, { courses, people, day });
    await writeEnrollmentFiles(tx, { people, classes, day });
    await writeCompany(tx, { people, classes, day });
    await writeLessons(tx, { people, classes });
    await writeResources(tx, { people, classes });
    await writeClassMessages(tx, { people, classes, day });
    await endClasses(tx, classes);
    await writeTeaching(tx, { courses, people, day });
    await handInInClass(tx, { courses, people, day });
    await writeAssessments(tx, { courses, people, day });
    await writeActivities(tx, { courses, people, day });
    await writeForms(at(tx, momentAt(dayAfter(day, -1), '18:00')), { people, classes });
  });
}

async function isEmpty(ctx: Ctx): Promise<boolean> {
  const { results } = await callsOf(ctx).catalogue.retrieveCounters({});
  return results[0]?.course_count === 0;
}
