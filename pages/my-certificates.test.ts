import { expect, test } from 'vitest';
import { certified } from './testing/certified.ts';
import { openPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
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
