import { demoPassword, demoPeople } from '#seed/people.ts';
import { expect, open, phoneOnly, test } from './fixture.ts';
import { arriveAgain, asPerson } from './people.ts';

const trainer = { username: demoPeople.trainer.username, password: demoPassword };

test(
  'the register opens on names on a phone, and the first part on what the class is',
  phoneOnly,
  async ({ reading }) => {
    const { page, words } = reading;
    const called = await asPerson(page, trainer);
    const { results } = await called.find('POST /trainer-classes', { search: 'IBL-FORM-01' });
    const path = `/classes/${results[0].id}`;
    await arriveAgain(page, trainer);
    await open(page, `${path}/lessons`);
    const first = page
      .getByRole('table', { name: words('attendance.caption') })
      .getByRole('rowheader')
      .first();
    await expect(first).toBeInViewport();
    await open(page, path);
    await expect(page.getByText(words('classroom.role_trainer')).first()).toBeInViewport();
  },
);
