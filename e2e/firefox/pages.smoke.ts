import { demoPassword, demoPeople } from '#seed/people.ts';
import { wordsIn } from '../words.ts';
import { fill, looksRight, open, press, says, test } from './fixture.ts';

const words = wordsIn('pt');

const everybodys: [path: string, heading: string][] = [
  ['/', words('home.title')],
  ['/courses', words('shell.to_Courses')],
  ['/classes', words('shell.to_Classes')],
  ['/partners', words('shell.to_Partners')],
  ['/news', words('shell.news')],
  ['/contact', words('contact.title')],
  ['/sign-up', words('sign.sign_up')],
];

for (const [path, heading] of everybodys) {
  test(`${path} renders in Firefox`, async ({ visitor }) => {
    const page = await visitor.openTab();
    await open(page, path);
    await says(page, 'h1', heading);
    await looksRight(page);
  });
}

test('a student signs in, and personal pages render in Firefox', async ({ visitor }) => {
  const page = await visitor.openTab();
  await open(page, '/login');
  await looksRight(page);
  await fill(page, words('sign.username'), demoPeople.student.username);
  await fill(page, words('sign.password'), demoPassword);
  await press(page, { role: 'button', name: words('sign.sign_in') });
  await says(page, 'h1', words('home.title'));
  for (const [path, heading] of [
    ['/profile/my-courses', words('my_courses.title')],
    ['/profile/my-certificates', words('certificates.mine_title')],
    ['/profile/my-account', words('profile.my_account')],
    ['/wishlist', words('wishlist.title')],
  ] as const) {
    await open(page, path);
    await says(page, 'h1', heading);
    await looksRight(page);
  }
});
