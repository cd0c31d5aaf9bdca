import { demoPassword } from '#seed/people.ts';
import { company, managers } from '#seed/company.ts';
import { desktopOnly, expect, open, test, type Reading } from './fixture.ts';
import { learnToTheEnd } from './learning.ts';
import { arriveAgain, arriveSignedIn, asAdministrator } from './people.ts';
import { addToCart, cartLink, confirmOrder, courseOf, titleOf } from './shopping.ts';

const courseKey = 'poupar-eletricidade';
const title = titleOf(courseKey, 'pt');

test(
  'a company reserves twenty seats, invites employees from a file, and gets the certificate of one who learned',
  desktopOnly,
  async ({ reading, seen, stranger }) => {
    test.setTimeout(360_000);
    const { page, words } = reading;
    const employee = await arriveSignedIn(stranger);
    const learning: Reading = { page: stranger, words };

    await test.step('chooses the company and reserves the seats on account', async () => {
      await arriveAgain(page, { username: managers.training_manager.username, password: demoPassword });
      await open(page, '/profile');
      await expect(page.getByRole('banner').getByTitle(company.name)).toBeVisible();
      await open(page, (await courseOf(page, courseKey)).path);
      await addToCart(reading);
      await cartLink(reading, 1).click();
      await page.getByLabel(words('cart.seats_of', { title })).fill('20');
      await expect(page.getByRole('main')).toContainText('20 ×');
      await page.getByRole('link', { name: words('cart.go_on') }).click();
      await page.getByRole('radio', { name: words('payment.method_reserva') }).check();
      await seen(page);
      await confirmOrder(reading);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('payment.title_reserved'));
      await seen(page);
    });

    await test.step('pays its account, and the page updates by itself', async () => {
      const orderId = Number(/payment\/(\d+)/.exec(page.url())?.[1]);
      const staff = await asAdministrator(page);
      const { results } = await staff.find('POST /payments', { order_id: orderId });
      await staff.call('PUT /payments/approve', { id: results[0].id });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('payment.title_paid'));
    });

    await test.step('imports the employees, whatever rows are wrong', async () => {
      await open(page, '/profile/employees?view=import');
      const rows = ['Nome;Correio;Área', `Marlene Capita;${employee.username};Obras`, 'Rui Tomás;rui@nada;Obras'];
      const file = { name: 'equipa.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByText(words('employees.problem_email_invalid'))).toBeVisible();
      await seen(page);
      await page.getByRole('button', { name: words('employees.import_now', { count: 1 }) }).click();
      await expect(page.getByText(words('employees.imported', { invited: 1, changed: 0 }))).toBeVisible();
    });

    await test.step('the employee accepts', async () => {
      await open(stranger, '/profile/my-affiliations');
      await stranger.getByRole('button', { name: words('affiliations.accept') }).click();
      await expect(stranger.getByText(words('affiliations.accepted', { organization: company.name }))).toBeVisible();
    });

    await test.step('the manager assigns a seat', async () => {
      await open(page, '/profile/our-courses?state=free&search=poupar');
      await page
        .getByRole('button', { name: words('our_courses.assign') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('searchbox').fill(employee.username);
      await dialog.getByRole('searchbox').press('Enter');
      await expect(dialog.getByRole('checkbox')).toHaveCount(1);
      await dialog.getByRole('checkbox').check();
      await seen(page);
      await dialog.getByRole('button', { name: words('our_courses.assign_count', { count: 1 }) }).click();
      await expect(page.getByText(words('our_courses.assigned_done', { count: 1 }))).toBeVisible();
    });

    await test.step('the employee learns', async () => {
      await open(stranger, '/profile/my-courses');
      await stranger.getByRole('link', { name: words('my_courses.begin_with', { title }) }).click();
      await learnToTheEnd(learning, async () => {});
      await expect(stranger.getByText(words('learn.concluded'))).toBeVisible();
    });

    await test.step('the manager reads the dashboard and downloads the certificates', async () => {
      await open(page, '/profile/organization');
      await expect(page.getByRole('heading', { name: words('dashboard.free_seats') })).toBeVisible();
      await seen(page);
      await open(page, '/profile/our-certificates?search=marlene+capita');
      await expect(page.getByText(words('our_certificates.found', { count: 1 }))).toBeVisible();
      const arriving = page.waitForEvent('download');
      await page.getByRole('button', { name: words('our_certificates.download_zip') }).click();
      expect((await arriving).suggestedFilename()).toBe(words('our_certificates.zip_file'));
    });
  },
);
