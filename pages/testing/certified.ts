import type { Certificate } from '#contract/learning/certificates/calls.ts';
import type { Module } from '#contract/learning/learning/calls.ts';
import type { newPerson } from './people.ts';
import { courseOf, enrol } from './shopping.ts';
import { waitFor } from './wait-for.ts';

/** The certificate of a free course that the person takes and concludes. */
export async function certified(person: Awaited<ReturnType<typeof newPerson>>): Promise<Certificate> {
  await enrol(person, 'higiene-das-maos');
  const { id } = await courseOf('higiene-das-maos');
  const [enrollment] = (await person.list<{ id: number }>('POST /enrollments', { course_id: id })).results;
  const { results: modules } = await person.list<Module>('POST /modules', { course_id: id });
  for (const { id: content_id } of modules.flatMap(({ contents }) => contents)) {
    await person.send('PUT /contents/progress', { content_id, enrollment_id: enrollment?.id, opened: true });
  }
  return waitFor(async () => {
    const [certificate] = (await person.list<Certificate>('POST /certificates', {})).results;
    if (!certificate) throw new Error('The certificate has not been issued yet.');
    return certificate;
  });
}
