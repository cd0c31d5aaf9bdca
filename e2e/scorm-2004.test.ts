import type { FrameLocator } from '@playwright/test';
import { packages2004 } from '#fixtures/scorm-2004/packages.ts';
import { scormPackages } from '#fixtures/scorm-packages.ts';
import { learnerOf } from './activities.ts';
import { desktopOnly, expect, open, test, type Page, type Reading } from './fixture.ts';
import { isDone } from './learning.ts';

// A package may try to register one, and the site has its own.
test.use({ hasWorker: true });

const editions = ['2', '3', '4'] as const;

test('every element of the data models answers as the standards say', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const addresses = await learnerOf(page, {
    ...Object.fromEntries(editions.map((edition) => [edition, { zip: packages2004.table(edition) }])),
    '1.2': { zip: packages2004.table12() },
  });
  for (const [version, address] of Object.entries(addresses)) {
    await test.step(`of ${version}`, async () => {
      await open(page, address);
      await begin(reading);
      await expect(activity(page).locator('#report')).toHaveText('[]');
      await activity(page).locator('#end').click();
      // The table ends the activity, whose result has arrived.
      const score = version === '1.2' ? words('learn.sco_completed') : words('learn.sco_passed');
      await expect(page.getByRole('status').filter({ hasText: score })).toContainText('80');
      await isDoneOrGoesOn(reading, version);
    });
  }
});

async function isDoneOrGoesOn(reading: Reading, version: string): Promise<void> {
  if (version === '1.2') return isDone(reading);
  await expect(reading.page.getByText(reading.words('learn.next_activity', { title: 'next.part' }))).toBeVisible();
}

test(
  'a package of SCORM 2004 leads through its activities, and goes on where it was left',
  desktopOnly,
  async ({ reading, seen }) => {
    const { page, words } = reading;
    const { guided } = await learnerOf(page, { guided: { zip: packages2004.guided() } });
    const frame = activity(page);
    const part = (title: string) => page.getByRole('button', { name: new RegExp(title) });

    await test.step('opens the first activity, and nothing that waits', async () => {
      await open(page, guided);
      await expect(part('Prova')).toBeDisabled();
      await begin(reading);
      await expect(frame.locator('#name')).toHaveText('pre');
      await expect(frame.locator('#entry')).toHaveText('ab-initio');
      await seen(page);
    });

    await test.step('resumes it after a reload', async () => {
      await page.reload();
      await begin(reading);
      await expect(frame.locator('#entry')).toHaveText('resume begun');
    });

    await test.step('follows the request of the SCO, to the lesson of those who fail', async () => {
      await frame.locator('#fail').click();
      await expect(frame.locator('#name')).toHaveText('lesson');
      await expect(frame.locator('#valid')).toHaveText(/^true/);
    });

    await test.step('goes on by the buttons of the player', async () => {
      await page.getByRole('button', { name: words('learn.sco_previous') }).click();
      await expect(frame.locator('#name')).toHaveText('pre');
      await page.getByRole('button', { name: words('learn.sco_next') }).click();
      await expect(frame.locator('#name')).toHaveText('lesson');
      await frame.locator('#pass').click();
      await expect(frame.locator('#name')).toHaveText('test');
    });

    await test.step('repeats a failed test with fresh data, and ends with a passed one', async () => {
      await frame.locator('#quit').click();
      await expect(frame.locator('#entry')).toHaveText('ab-initio');
      await expect(frame.locator('#name')).toHaveText('test');
      await frame.locator('#pass').click();
      await expect(
        page.getByText(words('learn.activity_ended_score', { status: words('learn.sco_passed'), score: '90' })),
      ).toBeVisible();
      await seen(page);
    });
  },
);

test('an activity that has committed its exit goes on after every end', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const addresses = await learnerOf(page, {
    '2004': { zip: packages2004.suspending() },
    '1.2': { zip: packages2004.suspending12() },
  });
  for (const [version, address] of Object.entries(addresses)) {
    await open(page, address);
    let expected = ['ab-initio', 'none'];
    let visits = 0;
    for (const { name, run, isSaidByActivity, isOf = version } of endsOf(reading)) {
      if (isOf !== version) continue;
      await test.step(`of ${version}, ${name}`, async () => {
        const committed = page.waitForResponse(/\/scorm-commits$/);
        await begin(reading);
        await expect(activity(page).locator('p')).toHaveText(expected);
        await committed;
        await run();
        if (isSaidByActivity) visits += 1;
        expected = ['resume', visits === 0 ? 'none' : `visit ${visits}`];
      });
    }
    await begin(reading);
    await expect(activity(page).locator('p')).toHaveText(expected);
    await expect(page.getByText(words('learn.concluded'))).toHaveCount(0);
    // Activities are made for the whole of 1,280 pixels.
    await expect.poll(async () => (await page.locator('article iframe').boundingBox())?.width).toBeGreaterThan(1_150);
  }
});

/** Each after the exit was committed; those that the activity says bring new data. */
function endsOf({ page, words }: Reading) {
  const frame = activity(page);
  const andCommit = async (act: () => Promise<void>) => {
    const committed = page.waitForResponse(/\/scorm-commits$/);
    await act();
    await committed;
  };
  const button = page.getByRole('button', { name: words('learn.end_activity') });
  return [
    { name: 'by itself', isSaidByActivity: true, run: () => andCommit(() => frame.locator('#end').click()) },
    { name: 'with all', isSaidByActivity: true, run: () => andCommit(() => frame.locator('#all').click()) },
    { name: 'by the learner', isSaidByActivity: false, run: () => andCommit(() => button.click()) },
    { name: 'by a reload', isSaidByActivity: false, run: async () => void (await page.reload()) },
    {
      name: 'before a reload unloads it',
      isOf: '2004',
      isSaidByActivity: true,
      run: async () => {
        await frame.locator('#late').click();
        await page.reload();
      },
    },
  ];
}

test('a hostile package of SCORM 2004 does no harm', desktopOnly, async ({ reading, refusals }) => {
  const { page, words } = reading;
  const { hostile, other } = await learnerOf(page, {
    hostile: { zip: packages2004.hostile() },
    other: { zip: scormPackages.silent() },
  });
  refusals.allow({ says: /./ });
  await open(page, other);
  const { player_url } = await launchedFrom(page, () => begin(reading));
  const otherFile = player_url.replace(/__player__.*$/, 'shared/launch-page.html');
  await page.getByRole('button', { name: words('learn.end_activity') }).click();

  await open(page, hostile);
  const address = page.url();
  const { launch_token: token } = await launchedFrom(page, () => begin(reading));
  const frame = activity(page);

  await test.step('to the site, its storage, other packages, the server and other learners', async () => {
    const site = new URL(address).origin;
    await frame
      .locator('body')
      .evaluate((_, [origin, launch, file]) => (window as unknown as Hostile).attack(origin, launch, file), [
        site,
        token,
        otherFile,
      ] as const);
    await expect(frame.locator('#report')).toHaveText('[]', { timeout: 20_000 });
    await isUntouched(page, address);
  });

  await test.step('with a gigabyte of suspend data', async () => {
    await frame.locator('body').evaluate((_, launch) => (window as unknown as Hostile).flood(launch), token);
    await expect(frame.locator('#report')).toHaveText('["false","406","refused"]', { timeout: 30_000 });
  });

  await test.step('with alerts without end', async () => {
    page.on('dialog', (dialog) => void dialog.dismiss());
    await frame.locator('#alerts').click();
    await expect(frame.locator('#report')).toHaveText('alerted');
    await page.getByRole('button', { name: words('learn.end_activity') }).click();
    await expect(page.getByRole('button', { name: words('learn.own_window') })).toBeVisible();
  });
});

type Hostile = {
  attack: (site: string, token: string, otherFile: string) => void;
  flood: (token: string) => void;
};

type Launch = { launch_token: string; player_url: string };

async function launchedFrom(page: Page, act: () => Promise<void>): Promise<Launch> {
  const launching = page.waitForResponse((answer) => answer.url().endsWith('/scorm-launches/create'));
  await act();
  const { data }: { data: [Launch] } = await (await launching).json();
  return data[0];
}

async function isUntouched(page: Page, address: string): Promise<void> {
  expect(page.url()).toBe(address);
  expect(await page.title()).not.toMatch(/trapped/i);
  const harm = await page.evaluate(() => [
    document.cookie.includes('stolen'),
    localStorage.getItem('refreshToken') === null,
  ]);
  expect(harm).toEqual([false, false]);
}

async function begin({ page, words }: Reading): Promise<void> {
  const ways = (['begin', 'go_on'] as const).map((way) =>
    page.getByRole('button', { name: words(`learn.scorm_${way}`) }),
  );
  const [first, second] = ways;
  if (first && second) await first.or(second).click();
  await expect(activity(page).locator('body > *').first()).toBeAttached();
}

function activity(page: Page): FrameLocator {
  return page.getByRole('article').frameLocator('iframe').frameLocator('iframe');
}
