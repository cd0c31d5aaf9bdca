import { expect, test } from 'vitest';
import { demoPeople } from '#seed/people.ts';
import { failedCall } from './testing/console.ts';
import { openPage } from './testing/open-page.ts';
import { demoPerson, newPerson } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const path = '/profile/learning-guide';

test('a learner sees the own path, confirms having read a guide, and finds courses of the same areas', async () => {
  const as = await demoPerson(demoPeople.student);
  const page = await openPage(path, { as });
  await page.heading(words('guides.title'));
  await page.find('heading', { name: words('guides.path') });
  await page.findText(words('guides.own_pace'));
  const [first] = await waitFor(() =>
    page.screen.getAllByRole('button', { name: new RegExp(words('guides.acknowledge')) }),
  );
  if (first) await page.user.click(first);
  await page.findText(/Lido a /);
  await page.find('heading', { name: words('guides.recommended') });
});

test('somebody who follows nothing is led to the courses', async () => {
  const page = await openPage(path, { as: await newPerson() });
  await page.find('heading', { name: words('guides.empty') });
  await page.find('link', { name: words('site.see_courses') });
  expect(page.screen.queryByRole('heading', { name: words('guides.recommended') })).toBeNull();
});

test('a path that fails says so', async () => {
  const as = await newPerson();
  const page = await openPage(path, { as, prepare: ({ fail }) => fail('/learning-path') });
  page.allowInConsole(failedCall);
  await page.findText(words('guides.failed'));
});
