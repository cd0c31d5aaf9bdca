import { expect, test } from 'vitest';
import type { CourseDetail } from '#contract/offer/catalogue/calls.ts';
import { demoPeople } from '#seed/people.ts';
import { trainersWords } from '#seed/trainers-words.ts';
import { openPage } from './testing/open-page.ts';
import { demoPerson, guest, newPerson } from './testing/people.ts';
import { courseOf, titleOf } from './testing/shopping.ts';
import { wordsIn } from './testing/words.ts';

const { name } = demoPeople.trainer;

test.for(['pt', 'en-GB'] as const)(
  'a trainer is read about by everybody, from the page of a course: %s',
  async (language) => {
    const words = wordsIn(language);
    const { id, path } = await courseOf('seguranca-em-obra');
    const [course] = (await guest.list<CourseDetail>('POST /courses/detail', { id })).results;
    const pageId = course?.trainers.find((trainer) => trainer.name === name)?.page_id;
    const page = await openPage(`${path}?lang=${language}`, {
      language,
      browserLanguage: language === 'pt' ? 'pt-PT' : 'en-GB',
    });
    const link = await page.find('link', { name });
    expect(link.getAttribute('href')).toContain(`/trainers/${pageId}`);
    page.goTo(`/trainers/${pageId}`);
    await page.heading(name);
    await page.findText(trainersWords.baia?.[language] ?? '');
    await page.find('region', { name: words('trainer_page.courses_of', { name }) });
    await page.find('region', { name: words('trainer_page.next_classes', { name }) });
    await page.findText(titleOf('seguranca-em-obra', language === 'pt' ? 'pt' : 'en'));
  },
);

test('nobody else has such a page', async () => {
  const words = wordsIn('pt');
  const { personId } = await newPerson({ role: 'trainer' });
  const page = await openPage(`/trainers/${personId}`);
  page.allowInConsole(/404|not_found/);
  await page.heading(words('site.not_found_title'));
});

test('a trainer and staff switch the page on and off', async () => {
  const words = wordsIn('pt');
  const trainer = await newPerson({ role: 'trainer' });
  const stored = async () => (await trainer.list<{ has_page: boolean }>('POST /trainer-profiles', {})).results;
  const own = await openPage('/profile/my-account', { as: trainer });
  await own.user.click(await own.find('checkbox', { name: words('trainer_profile.has_page') }));
  await own.user.click(await own.find('button', { name: words('trainer_profile.save') }));
  await own.findText(words('trainer_profile.page_waits'));
  expect(await stored()).toMatchObject([{ has_page: true }]);

  const desk = await openPage(`/admin/people/${trainer.userId}`, { as: await newPerson({ role: 'administrator' }) });
  await desk.findText(words('desk_people.trainer_page_waits'));
  await desk.user.click(await desk.find('link', { name: words('desk_people.trainer_change') }));
  await desk.user.click(await desk.find('checkbox', { name: words('desk_people.trainer_has_page') }));
  await desk.user.click(await desk.find('button', { name: words('desk_people.trainer_save') }));
  await desk.findText(words('desk_people.trainer_page_off'));
  expect(await stored()).toMatchObject([{ has_page: false }]);
});

test('someone who teaches is led to the open page from the account, and staff from the desk', async () => {
  const words = wordsIn('pt');
  const trainer = await demoPerson(demoPeople.trainer);
  const own = await openPage('/profile/my-account', { as: trainer });
  const link = await own.find('link', { name: words('trainer_profile.see_page') });
  const desk = await openPage(`/admin/people/${trainer.userId}`, { as: await newPerson({ role: 'administrator' }) });
  const same = await desk.find('link', { name: words('desk_people.trainer_page_on') });
  expect(same.getAttribute('href')).toBe(link.getAttribute('href'));
});
