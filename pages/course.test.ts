import { expect, test } from 'vitest';
import type { CourseDetail } from '#contract/offer/catalogue/calls.ts';
import { openPage } from './testing/open-page.ts';
import { guest, newPerson } from './testing/people.ts';
import { courseOf, enrol } from './testing/shopping.ts';

test('a class says its weekdays and hours, and its lessons unfold', async () => {
  const { id, path, classId } = await courseOf('seguranca-em-obra');
  const [course] = (await guest.list<CourseDetail>('POST /courses/detail', { id })).results;
  const chosen = course?.classes.find((one) => one.id === classId);
  const page = await openPage(path);
  await page.findSaying('heading', page.words('course.choose'));
  const label = document.querySelector(`input[value="${classId}"]`)?.closest('label');
  expect(label?.textContent).toContain('segunda a sexta, 08:00–16:00, hora de Luanda');
  expect(label?.textContent).toContain(page.words('course.lessons', { count: 5 }));
  const trainers = page.words('course.trainers', { count: 1, names: chosen?.trainers[0] ?? '' });
  expect(label?.parentElement?.textContent).toContain(trainers);
  const days = [...document.querySelectorAll('details time')].map((day) => day.getAttribute('datetime'));
  expect(days).toEqual(chosen?.lessons.map(({ starts_at }) => starts_at));
  expect(days).toHaveLength(5);
});

test('My courses say what comes next and lead right into it', async () => {
  const person = await newPerson();
  await enrol(person, 'poupar-eletricidade');
  const page = await openPage('/profile/my-courses', { as: person });
  await page.findText(page.words('my_courses.next'), page.inPart('main'));
  const next = document.querySelector('main a[href*="content="]');
  expect(next?.getAttribute('href')).toMatch(/\/courses\/\d+\/learn\?content=\d+/);
  expect(document.querySelector('main')?.textContent).toContain(
    page.words('my_courses.done_of', { done: 0, count: 6 }),
  );
});
