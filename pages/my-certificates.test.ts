import { expect, test } from 'vitest';
import type { Certificate } from '#contract/learning/certificates/calls.ts';
import type { Module } from '#contract/learning/learning/calls.ts';
import { openPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { courseOf, enrol } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

test('a certificate is sent by WhatsApp, has a picture to share, and its check names who signed', async () => {
  const person = await newPerson();
  const certificate = await certified(person);
  const { check_url, course_title, number, issuer } = certificate;
  const page = await openPage('/profile/my-certificates', { as: person });

  const whatsApp = await page.find('link', { name: new RegExp(`^${words('certificates.to_whatsapp')}`) });
  const message = new URL(whatsApp.getAttribute('href') ?? '').searchParams.get('text');
  expect(message).toBe(`${course_title} ${check_url}`);
  await page.find('button', { name: new RegExp(`^${words('certificates.share_image')} ${number}`) });

  const visitor = await openPage(new URL(check_url).pathname);
  await visitor.findText(words('certificates.signed_by'));
  const { name = '', role = '' } = issuer.signatory ?? {};
  expect(name).not.toBe('');
  await visitor.findText(words('certificates.signatory_with_role', { name, role }));
});

async function certified(person: Awaited<ReturnType<typeof newPerson>>): Promise<Certificate> {
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
