import { demoPassword, demoPeople } from '#seed/people.ts';
import { wordsIn } from '../words.ts';
import { fill, looksRight, open, press, says, test, type Page } from './fixture.ts';

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
  await signIn(page, demoPeople.student.username);
  await renders(page, [
    ['/profile/my-courses', words('my_courses.title')],
    ['/profile/my-certificates', words('certificates.mine_title')],
    ['/profile/my-account', words('profile.my_account')],
    ['/wishlist', words('wishlist.title')],
  ]);
});

test('an administrator opens the desk in Firefox, and creates a partner', async ({ visitor }) => {
  test.setTimeout(120_000);
  const page = await visitor.openTab();
  await signIn(page, demoPeople.administrator.username);
  await renders(page, [
    ['/admin', words('desk.start')],
    ['/admin/inbox', words('desk_inbox.title')],
    ['/admin/orders', words('desk_orders.title')],
    ['/admin/classes', words('desk_classes.title')],
    ['/admin/people', words('desk_people.title')],
    ['/admin/settings/general', words('desk_settings.title')],
  ]);
  await open(page, '/admin/partners/create');
  await fill(page, words('desk_partners.name'), 'Escola de Viana');
  await fill(page, words('desk_partners.slug'), 'escola-de-viana');
  await press(page, { role: 'button', name: words('desk_partners.create') });
  await says(page, 'h1', 'Escola de Viana');
  await looksRight(page);
});

async function signIn(page: Page, username: string): Promise<void> {
  await open(page, '/login');
  await looksRight(page);
  await fill(page, words('sign.username'), username);
  await fill(page, words('sign.password'), demoPassword);
  await press(page, { role: 'button', name: words('sign.sign_in') });
  await says(page, 'h1', words('home.title'));
}

async function renders(page: Page, pages: readonly (readonly [path: string, heading: string])[]): Promise<void> {
  for (const [path, heading] of pages) {
    await open(page, path);
    await says(page, 'h1', heading);
    await looksRight(page);
  }
}
