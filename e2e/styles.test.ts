import { desktopOnly, expect, open, test } from './fixture.ts';
import { goTo } from './failures.ts';

test(
  'a page shows once its styles have loaded, and no style is fetched twice',
  desktopOnly,
  async ({ page, words }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const styles: string[] = [];
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/*.css', async (route) => {
      styles.push(new URL(route.request().url()).pathname);
      await gate.promise;
      await route.continue();
    });
    await open(page, '/terms-and-services');
    const before = await heading.innerText();
    const inline = await page.locator('style[data-href]').getAttribute('data-href');
    expect(styles, 'The styles of the page itself are inline').toEqual([]);

    await goTo(page, '/partners');
    await expect.poll(() => styles.length).toBeGreaterThan(0);
    await expect(heading).toHaveText(before);
    gate.resolve();
    await expect(heading).toHaveText(words('shell.to_Partners'));

    await goTo(page, '/courses');
    await expect(heading).toHaveText(words('shell.to_Courses'));
    await goTo(page, '/partners');
    await expect(heading).toHaveText(words('shell.to_Partners'));
    const all = [...(inline?.split(' ') ?? []), ...styles];
    expect(all).toEqual([...new Set(all)]);
  },
);
