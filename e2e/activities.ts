import { randomUUID } from 'node:crypto';
import { arriveSignedIn, asAdministrator } from './people.ts';
import type { Page } from './fixture.ts';

type Activity = { zip: Buffer; completesOnOpen?: boolean };
export type Staff = Awaited<ReturnType<typeof asAdministrator>>;
type Course = { title: string; code: string; trainerId?: number };
type MadeCourse = { courseId: number; classId: number; moduleId: number };

/** Creates a course with these packages, enrolls the person, and resolves to the address of each in the player. */
export async function learnerOf<Name extends string>(
  page: Page,
  activities: Record<Name, Activity>,
): Promise<Record<Name, string>> {
  const site = await asAdministrator(page);
  const { personId } = await arriveSignedIn(page);
  const { courseId, classId, moduleId } = await newCourse(site, { title: 'Escadas explicadas', code: 'ESCADAS' });
  const addresses: Record<string, string> = {};
  for (const [name, { zip, completesOnOpen = false }] of Object.entries<Activity>(activities)) {
    const scorm_package_id = idOf(await site.upload('/scorm-packages/create', zip));
    const content = { module_id: moduleId, type: 'scorm', scorm_package_id, title: { pt: name } };
    const made = await site.call('POST /contents/create', { ...content, completes_on_open: completesOnOpen });
    addresses[name] = `/courses/${courseId}/learn?content=${idOf(made)}`;
  }
  await site.call('POST /enrollments/create', { class_id: classId, person_id: personId });
  return addresses;
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
