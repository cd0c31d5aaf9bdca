import { randomUUID } from 'node:crypto';
import { arriveSignedIn, asAdministrator } from './people.ts';
import { expect, type Page, type Reading } from './fixture.ts';

type Activity = { zip: Buffer; completesOnOpen?: boolean };
export type Staff = Awaited<ReturnType<typeof asAdministrator>>;
type Course = { title: string; code: string; trainerId?: number };
type MadeCourse = { courseId: number; classId: number; moduleId: number };

/** Creates a course with these packages, enrolls the person, and resolves to the address of each in the player. */
export async function learnerOf<Name extends string>(
  page: Page,
  activities: Record<Name, Activity>,
): Promise<Record<Name, string>> {
  return (await courseWith(page, activities)).addresses;
}

export async function courseWith<Name extends string>(page: Page, activities: Record<Name, Activity>) {
  const site = await asAdministrator(page);
  const person = await arriveSignedIn(page);
  const {
    courseId,
    classId,
    moduleId: module_id,
  } = await newCourse(site, { title: 'Escadas explicadas', code: 'ESCADAS' });
  const add = async (content: object) => {
    const id = idOf(await site.call('POST /contents/create', { module_id, ...content }));
    return { id, address: `/courses/${courseId}/learn?content=${id}` };
  };
  const addresses: Record<string, string> = {};
  for (const [name, { zip, completesOnOpen = false }] of Object.entries<Activity>(activities)) {
    const scorm_package_id = idOf(await site.upload('/scorm-packages/create', zip));
    const content = { type: 'scorm', scorm_package_id, title: { pt: name }, completes_on_open: completesOnOpen };
    addresses[name] = (await add(content)).address;
  }
  await site.call('POST /enrollments/create', { class_id: classId, person_id: person.personId });
  return { site, person, classId, addresses, add };
}

type Way = 'begin' | 'go_on' | 'review';

export async function begin({ page, words }: Reading, way: Way, orElse: Way = way): Promise<void> {
  const button = (name: Way) => page.getByRole('button', { name: words(`learn.scorm_${name}`) });
  await button(way).or(button(orElse)).click();
  // An empty frame comes first, and leaving before the activity has loaded does not complete it.
  await expect(sco(page).locator('body > *').first()).toBeAttached();
  await expect
    .poll(() =>
      sco(page)
        .locator('body')
        .evaluate(() => document.readyState),
    )
    .toBe('complete');
}

export function sco(page: Page) {
  return page.getByRole('article').frameLocator('iframe').frameLocator('iframe');
}

type RunTime = {
  API: {
    LMSGetValue: (element: string) => string;
    LMSSetValue: (element: string, value: string) => string;
    LMSCommit: (empty: '') => string;
    LMSFinish: (empty: '') => string;
  };
};

/** The SCORM data model value. */
export function valueOf(page: Page, element: string): Promise<string> {
  const body = sco(page).locator('body');
  return body.evaluate((_, requested) => (parent as unknown as RunTime).API.LMSGetValue(requested), element);
}

/** As the activity does at its end. */
export function finish(page: Page): Promise<string> {
  const body = sco(page).locator('body');
  return body.evaluate(() => (parent as unknown as RunTime).API.LMSFinish(''));
}

/** Sets the values of a SCORM 1.2 activity and commits them; resolves to what the calls returned. */
export function commitValues(page: Page, values: Record<string, string>): Promise<string[]> {
  return sco(page)
    .locator('body')
    .evaluate((_, all) => {
      const { API } = parent as unknown as RunTime;
      const set = Object.entries(all).map(([element, value]) => API.LMSSetValue(element, value));
      return [...set, API.LMSCommit('')];
    }, values);
}

/** An online course with one module, and a class of it that has begun. */
export async function newCourse(site: Staff, { title, code, trainerId }: Course): Promise<MadeCourse> {
  const courseId = idOf(await site.call('POST /courses/create', { title: { pt: title }, type: 'online' }));
  const classId = await newClass(site, { courseId, code, trainerId });
  const moduleId = idOf(await site.call('POST /modules/create', { course_id: courseId, title: { pt: title } }));
  return { courseId, classId, moduleId };
}

type NewClass = { courseId: number; code: string; trainerId?: number | undefined };

export async function newClass(site: Staff, { courseId, code, trainerId }: NewClass): Promise<number> {
  const run = { course_id: courseId, code: `${code}-${randomUUID().slice(0, 8)}`, type: 'online', tz: 'Africa/Luanda' };
  const trainers = trainerId === undefined ? {} : { trainer_ids: [trainerId] };
  return idOf(await site.call('POST /classes/create', { ...run, ...trainers }));
}

export function idOf({ data }: { data: [{ id: number }] }): number {
  return data[0].id;
}
