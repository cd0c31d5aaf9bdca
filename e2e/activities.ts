import { arriveSignedIn, asAdministrator } from './people.ts';
import type { Page } from './fixture.ts';

type Activity = { zip: Buffer; completesOnOpen?: boolean };

/** Creates a course with these packages, enrolls the person, and resolves to the address of each in the player. */
export async function learnerOf<Name extends string>(
  page: Page,
  activities: Record<Name, Activity>,
): Promise<Record<Name, string>> {
  const site = await asAdministrator(page);
  const { personId } = await arriveSignedIn(page);
  const course = { title: { pt: 'Escadas explicadas' }, type: 'online' };
  const course_id = idOf(await site.call('POST /courses/create', course));
  const run = { course_id, code: `ESCADAS-${course_id}`, type: 'online', tz: 'Africa/Luanda' };
  const class_id = idOf(await site.call('POST /classes/create', run));
  const module_id = idOf(await site.call('POST /modules/create', { course_id, title: { pt: 'Escadas' } }));
  const addresses: Record<string, string> = {};
  for (const [name, { zip, completesOnOpen = false }] of Object.entries<Activity>(activities)) {
    const scorm_package_id = idOf(await site.upload('/scorm-packages/create', zip));
    const content = { module_id, type: 'scorm', scorm_package_id, title: { pt: name } };
    const made = await site.call('POST /contents/create', { ...content, completes_on_open: completesOnOpen });
    addresses[name] = `/courses/${course_id}/learn?content=${idOf(made)}`;
  }
  await site.call('POST /enrollments/create', { class_id, person_id: personId });
  return addresses;
}

function idOf({ data }: { data: [{ id: number }] }): number {
  return data[0].id;
}
