import { expect, test } from 'vitest';
import { demoPeople } from '#seed/people.ts';
import { failedCall } from './testing/console.ts';
import { openPage } from './testing/open-page.ts';
import { demoPerson, newPerson } from './testing/people.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const path = '/profile/achievements';
const firstCourse = words('achievements.level_courses', { target: 1 });

test('somebody new sees what there is to earn, and how the first is earned', async () => {
  const page = await openPage(path, { as: await newPerson() });
  await page.heading(words('achievements.title'));
  await page.findText(words('achievements.none_yet'));
  for (const kind of ['courses', 'attendance', 'grade', 'streak'] as const)
    await page.find('heading', { name: words(`achievements.kind_${kind}`) });
  expect(page.screen.queryByRole('button', { name: new RegExp(words('achievements.share')) })).toBeNull();
});

test('an achievement is shared by a link after its holder agreed, and no longer once the holder stops', async () => {
  const as = await demoPerson(demoPeople.student);
  const page = await openPage(path, { as });
  await page.user.click(
    await page.find('button', { name: new RegExp(`${words('achievements.share')}.*${firstCourse}`) }),
  );
  await page.findText(words('achievements.share_consent'));
  await page.user.click(await page.find('button', { name: words('achievements.share_confirm') }));
  await page.findText(words('achievements.share_words'));
  const { textContent: address } = await page.findText(/\/achievements\/./);

  const visitor = await openPage(new URL(address).pathname);
  await visitor.heading(firstCourse);
  await visitor.findText(demoPeople.student.name);

  const again = await openPage(path, { as });
  await again.user.click(
    await again.find('button', { name: new RegExp(`${words('achievements.shared')}.*${firstCourse}`) }),
  );
  await again.user.click(await again.find('button', { name: words('achievements.unshare') }));
  await again.findText(words('achievements.share_consent'));
  const later = await openPage(new URL(address).pathname);
  later.allowInConsole(failedCall);
  await later.heading(words('achievements.not_shared'));
});

test('a list that fails says so and can be loaded again', async () => {
  const as = await newPerson();
  const page = await openPage(path, { as, prepare: ({ fail }) => fail('/achievements') });
  page.allowInConsole(failedCall);
  await page.findText(words('achievements.failed'));
});
