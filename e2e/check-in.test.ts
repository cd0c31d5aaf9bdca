import { writeFile } from 'node:fs/promises';
import { chromium as playwright, type Browser } from '@playwright/test';
import { findChromium } from '#scripts/chromium.ts';
import { trainers } from '#seed/people.ts';
import { desktopOnly, expect, open, test, type Reading } from './fixture.ts';
import { credentialsOf, enrolEach, learnersNamed, moveToToday, openClass } from './opened-class.ts';
import { arriveAgain } from './people.ts';
import { site } from './site.ts';

const trainer = trainers.lubango;

test(
  'a learner scans the code on the screen of the trainer, and the register shows it',
  desktopOnly,
  async ({ reading, seen, contextOptions }, info) => {
    const { page, words } = reading;
    const main = page.getByRole('main');
    const run = await openClass(page, 'reparacao-telemoveis', trainer);
    const learners = await learnersNamed(page, ['Adelino Caluassi']);
    await enrolEach(page, run, learners);
    await moveToToday(page, run, 1);
    const film = info.outputPath('camera.mjpeg');
    const browser = await withCamera(film);

    try {
      const phone = await browser.newPage({
        ...contextOptions,
        baseURL: `http://localhost:${site.PORT}`,
        serviceWorkers: 'block',
      });
      await test.step('the trainer shows the code', async () => {
        await arriveAgain(page, credentialsOf(trainer));
        await open(page, `/classes/${run.id}/lessons`);
        await main.getByRole('button', { name: words('attendance.show_code') }).click();
        await expect(main.getByRole('img', { name: words('attendance.qr') })).toBeVisible();
        await seen(page);
      });

      await test.step('the learner points the camera at it', async () => {
        for (const learner of learners) await arriveAgain(phone, learner);
        await open(phone, `/classes/${run.id}/lessons`);
        await filmCode(reading, film);
        await phone.getByRole('button', { name: words('attendance.scan') }).click();
        await expect(phone.getByText(words('attendance.checked'))).toBeVisible();
      });

      await test.step('the register says so', async () => {
        await expect(main).toContainText(words('attendance.how_qr', { time: '' }).trim());
        await expect(main.getByText(words('attendance.unmarked'), { exact: true })).toHaveCount(0);
      });
    } finally {
      await browser.close();
    }
  },
);

/** A browser that sees the film, which it opens with the camera, in place of the room. */
async function withCamera(film: string): Promise<Browser> {
  const { env, args, ...chromium } = await findChromium();
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
  return playwright.launch({
    ...chromium,
    args: [...args, ...camera, `--use-file-for-fake-video-capture=${film}`],
    env: { ...process.env, ...env },
  });
}

/** The code as it is now, in the size of a usual camera. A film of one picture repeats it. */
async function filmCode({ page, words }: Reading, film: string): Promise<void> {
  const box = await page.getByRole('img', { name: words('attendance.qr') }).boundingBox();
  if (!box) throw new Error('The code is not shown.');
  const [width, height] = [640, 480];
  const top = box.y + (await page.evaluate(() => scrollY));
  const x = Math.max(0, box.x + (box.width - width) / 2);
  const y = Math.max(0, top + (box.height - height) / 2);
  const picture = await page.screenshot({ type: 'jpeg', quality: 95, fullPage: true, clip: { x, y, width, height } });
  await writeFile(film, picture);
}
