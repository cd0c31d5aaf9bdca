import { describe, expect, test } from 'vitest';
import { attemptOf, begun, learner, questionIn, saved } from './testing/assessment-seat.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

describe('an attempt that is open on two devices', () => {
  test('that was submitted on another device, a look at the page says so', async () => {
    const seat = await learner();
    const page = await begun(seat);
    await seat.person.send('PUT /attempts/submit', { id: (await attemptOf(seat)).id });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await page.findSaying('status', words('assessment.ended_elsewhere'));
    await page.findText(words('assessment.answers_given'));
  });

  test('a look at the page brings newer answers from another device', async () => {
    const seat = await learner();
    const page = await begun(seat);
    const { id } = await attemptOf(seat);
    await page.user.type((await questionIn(page, 'hora')).getByRole('textbox'), 'dia');
    await waitFor(async () => expect(await saved(seat)).toMatchObject({ hora: 'dia' }));
    const newer = { attempt_id: id, question_id: 'hora', revision: Date.now() + 60_000, value: 'noite' };
    await seat.person.send('PUT /attempts/answer', newer);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await waitFor(async () =>
      expect((await questionIn(page, 'hora')).getByRole('textbox')).toHaveProperty('value', 'noite'),
    );
  });
});
