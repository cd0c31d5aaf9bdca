import { maskedName } from '#api/learning/certificates/model/public-facts.ts';
import { pngBytes } from '#api/platform/files/make.ts';
import { zipArchive } from '#fixtures/zip-archive.ts';
import { worksheet } from '#seed/media/worksheet.ts';
import { openNewSite } from './empty-site.ts';
import { desktopOnly, expect, open, test, type Reading } from './fixture.ts';
import { isDone } from './learning.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { qrCodeOn } from './paper.ts';
import { fillSignUp, nameOf, sendSignUp, somebody, type Person } from './people.ts';
import { watchComplaints } from './refusals.ts';
import { setUpApplication } from './security.ts';
import { addToCart, cartLink, confirmOrder } from './shopping.ts';
import { linksIn } from './words.ts';

const operator: Person = { ...somebody(), firstName: 'Esperança', lastName: 'Vunge' };
const course = 'Soldadura para começar';
const courseFolder = {
  'course.json': JSON.stringify({
    key: 'soldadura',
    title: { pt: course },
    type: 'presential',
    partner: 'escola-do-kilamba',
    category: 'oficinas',
    prices: { aoa: 45_000 },
    is_published: false,
  }),
  'modules/01-antes/module.json': '{ "title": { "pt": "Antes da oficina" } }',
  'modules/01-antes/01-seguranca.pt.md': '# Segurança primeiro\n\nÓculos, luvas e uma oficina arejada, sempre.\n',
};
const color = '#7a1f3d';
const [tomorrow, yesterday] = [dayFromNow(1), dayFromNow(-1)];

test(
  'an empty site is opened from its pages, sells its first seat, and certifies who took it',
  desktopOnly,
  async ({ browser, words, seen, consoleWatch, contextOptions }) => {
    test.setTimeout(480_000);
    const mailbox = await openMailbox();
    const site = await openNewSite(mailbox.url);
    const enter = async (): Promise<Reading> => {
      const context = await browser.newContext({ ...contextOptions, baseURL: site.address, locale: 'pt-PT' });
      watchComplaints(context, consoleWatch);
      return { page: await context.newPage(), words };
    };
    const staff = await enter();
    const buyer = await enter();
    const person = somebody();

    await test.step('the first administrator opens an account by the link from the log', async () => {
      await open(staff.page, site.link);
      await openAccount(staff);
      await open(staff.page, '/admin');
      await expect(staff.page.getByRole('heading', { name: words('desk_opening.title') })).toBeVisible();
      await seen(staff.page);
    });
    await test.step('a guest reads that the site opens soon', async () => {
      const answer = await fetch(`${site.address}/courses`);
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain('Abrimos em breve');
    });
    await test.step('says who sells, how to pay, and that mail arrives', () => setUpSite(staff));
    await test.step('adapts the terms, compares and publishes them', () => publishTerms(staff));
    await test.step('creates the first partner and category, and imports a course', () => createCourse(staff));
    await test.step('creates a class with its lesson', () => createClass(staff));
    await test.step('opens the site', async () => {
      await open(staff.page, '/admin');
      await seen(staff.page);
      await staff.page.getByRole('button', { name: words('desk_opening.open') }).click();
      await expect(staff.page.getByRole('link', { name: words('desk_opening.to_settings') })).toBeVisible();
    });
    await test.step('shows its own colour and logo', () => showLook(buyer));
    await test.step('a stranger buys a seat by transfer', () => buySeat(buyer, person, mailbox));
    await test.step('the proof is approved in the inbox', () => approveProof(staff));
    await test.step('the buyer reads the lesson of the course in the player', () => readLesson(buyer));
    await test.step('the lesson is given, and the class concluded', () => teach(staff));
    await test.step('the buyer has a certificate, which is valid', () => checkCertificate(buyer, person));

    await staff.page.context().close();
    await buyer.page.context().close();
    await site.close();
    mailbox.close();
  },
);

async function openAccount({ page, words }: Reading): Promise<void> {
  await page.getByLabel(words('recovery.username')).fill(operator.username);
  await page.getByLabel(words('sign.first_name'), { exact: true }).fill(operator.firstName);
  await page.getByLabel(words('sign.last_name'), { exact: true }).fill(operator.lastName);
  await page.getByLabel(words('sign.password'), { exact: true }).fill(operator.password);
  await page.getByRole('button', { name: words('staff_invitation.open') }).click();
  await expect(page.getByText(words('staff_invitation.second_lead'))).toBeVisible();
  await setUpApplication({ page, words });
  await page.getByRole('button', { name: words('staff_invitation.continue') }).click();
}

async function setUpSite(reading: Reading): Promise<void> {
  const { page, words } = reading;
  const seller = { sellerName: 'Escola do Kilamba, Lda.', sellerTaxId: '5417654321', sellerAddress: 'Rua 12, Luanda' };
  await writeSettings(reading, 'seller', seller);
  await chooseLogo(reading);
  await writeSettings(reading, 'general', { accentColor: color });
  const account = { bankIban: 'AO06 0040 0000 6487 1902 3102 1', bankName: 'Banco do Kilamba' };
  await writeSettings(reading, 'payments', { ...account, bankAccountHolder: seller.sellerName });
  await open(page, '/admin');
  await page.getByRole('button', { name: words('desk_opening.send_email') }).click();
  await page.getByRole('button', { name: words('desk_opening.test_gateway') }).click();
  const [works = ''] = words('desk_opening.gateway_works', { reference: '|', entity: '' }).split('|');
  await expect(page.getByText(works)).toBeVisible();
  const [sent = ''] = words('desk_opening.mail_sent', { moment: '|' }).split('|');
  await expect(page.getByText(sent)).toBeVisible();
}

async function chooseLogo({ page, words }: Reading): Promise<void> {
  await open(page, '/admin/settings/general');
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(pngBytes()) };
  await page.locator('input[name="logoPicture"]').setInputFiles(logo);
  await page.getByRole('button', { name: words('desk_settings.save') }).click();
  await expect(page.getByText(words('desk.all_saved'))).toBeVisible();
}

async function writeSettings(reading: Reading, topic: string, values: Record<string, string>): Promise<void> {
  const { page, words } = reading;
  await open(page, `/admin/settings/${topic}`);
  await fillIn(reading, values);
  await page.getByRole('button', { name: words('desk_settings.save') }).click();
  await expect(page.getByText(words('desk.all_saved'))).toBeVisible();
}

async function publishTerms(reading: Reading): Promise<void> {
  const { page, words } = reading;
  await open(page, '/admin/legal-texts/create');
  await page.getByRole('combobox', { name: words('desk_legal.text') }).selectOption('terms');
  await page.getByRole('button', { name: words('desk_legal.create') }).click();
  await page
    .getByRole('textbox', { name: `${words('desk_legal.body')} PT` })
    .fill('## As nossas oficinas\n\nA escola empresta o equipamento.');
  await page.getByRole('button', { name: words('desk_legal.save') }).click();
  await expect(page.getByText(words('desk.all_saved'))).toBeVisible();
  await page.getByRole('link', { name: words('desk_legal.review') }).click();
  await page.getByRole('button', { name: words('desk_legal.publish'), exact: true }).click();
  await page.getByRole('button', { name: words('desk_legal.publish_confirm') }).click();
  await expect(page.getByText(words('desk_legal.published_done'))).toBeVisible();
}

async function fillIn({ page }: Reading, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
}

async function createCourse(reading: Reading): Promise<void> {
  const { page, words } = reading;
  await createRecord(reading, 'partners', { name: 'Escola do Kilamba', slug: 'escola-do-kilamba' });
  await createRecord(reading, 'categories', { name: 'Oficinas', slug: 'oficinas' });
  const files = Object.entries(courseFolder).map(([name, text]) => ({ name, content: Buffer.from(text) }));
  const zip = { name: 'soldadura.zip', mimeType: 'application/zip', buffer: zipArchive(files) };
  await open(page, '/admin/courses/import');
  await page.getByLabel(words('desk_courses.import_file')).setInputFiles(zip);
  await page.getByRole('button', { name: words('desk_courses.import_check') }).click();
  await page.getByRole('button', { name: words('desk_courses.import_new') }).click();
  await page.getByRole('link', { name: words('desk_courses.import_open') }).click();
  await page.getByRole('button', { name: words('desk_courses.publish') }).click();
  await expect(page.getByRole('button', { name: words('desk_courses.withdraw') })).toBeVisible();
}

async function showLook({ page }: Reading): Promise<void> {
  await open(page, '/courses');
  const token = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--action'));
  expect(token).toContain(color);
  const logo = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--logo'));
  const [address = ''] = /\/api\/logo\?picture=\d+/.exec(logo) ?? [];
  expect((await page.request.get(address)).headers()['content-type']).toBe('image/webp');
  await expect(page.getByRole('banner').locator('svg').first()).toBeHidden();
}

type Noun = 'partners' | 'categories' | 'classes';

async function createRecord(reading: Reading, noun: Noun, values: Record<string, string>): Promise<void> {
  const { page, words } = reading;
  await open(page, `/admin/${noun}/create`);
  if (noun === 'classes') await page.getByLabel(words('desk_classes.course'), { exact: true }).selectOption(course);
  await fillIn(reading, values);
  await page.getByRole('button', { name: words(`desk_${noun}.create`) }).click();
  await expect(page).toHaveURL(/\/\d+$/);
}

async function createClass(reading: Reading): Promise<void> {
  const { page, words } = reading;
  const [start_at, end_at] = [`${tomorrow}T09:00`, `${tomorrow}T12:00`];
  await createRecord(reading, 'classes', { code: 'SOLDA-1', capacity: '12', city: 'Luanda', start_at, end_at });
  await page.getByRole('link', { name: words('desk_classes.part_lessons') }).click();
  await page.getByLabel(weekdayOf(reading, tomorrow), { exact: true }).check();
  await fillIn(reading, { from: '09:00', to: '12:00', first_day: tomorrow, count: '1' });
  await page.getByRole('button', { name: words('desk_classes.preview') }).click();
  await page.getByRole('button', { name: words('desk_classes.series_create', { count: 1 }) }).click();
  await expect(page.getByText(words('desk_classes.series_done', { count: 1 }))).toBeVisible();
}

function weekdayOf({ words }: Reading, day: string): string {
  const keys = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
  return words(`desk_classes.weekday_${keys[new Date(day).getUTCDay()] ?? 'sun'}`);
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

async function buySeat(reading: Reading, person: Person, mailbox: Mailbox): Promise<void> {
  const { page, words } = reading;
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: course, exact: true }).first().click();
  await expect(heading).toHaveText(course);
  await addToCart(reading);
  await cartLink(reading, 1).click();
  const [here = ''] = linksIn(words, 'cart.no_account');
  await page.getByRole('link', { name: here }).click();
  await fillSignUp(reading, person);
  await sendSignUp(reading);
  await expect(page.getByText(words('recovery.look_into_mail'))).toBeVisible();
  await open(page, await mailbox.linkTo(person.username));
  await page.getByLabel(words('recovery.password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: words('recovery.confirm_and_sign_in') }).click();
  await expect(heading).toHaveText(words('order.checkout'));
  await page.getByRole('radio', { name: words('payment.method_transferencia') }).check();
  await confirmOrder(reading);
  const proof = { name: 'comprovativo.pdf', mimeType: 'application/pdf', buffer: await worksheet() };
  await page.getByLabel(words('payment.proof')).setInputFiles(proof);
  await page.getByRole('button', { name: words('payment.proof_send') }).click();
  await expect(heading).toHaveText(words('payment.title_review'));
}

async function approveProof({ page, words }: Reading): Promise<void> {
  await open(page, '/admin/inbox');
  await page
    .getByRole('region', { name: words('desk_inbox.list') })
    .getByRole('link')
    .first()
    .click();
  const approve = page.getByRole('button', { name: /^Aprovar/ });
  await approve.click();
  await approve.last().click();
  await expect(page.getByText(words('desk_inbox.approved'))).toBeVisible();
}

async function readLesson(reading: Reading): Promise<void> {
  const { page, words } = reading;
  await open(page, '/profile/my-courses');
  await page.getByRole('link', { name: words('my_courses.begin_with', { title: course }) }).click();
  await expect(page.getByText('Óculos, luvas e uma oficina arejada, sempre.')).toBeVisible();
  await isDone(reading);
}

/** The class turns out to have been yesterday. */
async function teach(reading: Reading): Promise<void> {
  const { page, words } = reading;
  const main = page.getByRole('main');
  await open(page, '/admin/classes/1');
  await fillIn(reading, { start_at: `${yesterday}T09:00`, end_at: `${yesterday}T12:00` });
  await page.getByRole('button', { name: words('desk_classes.save') }).click();
  await expect(page.getByText(words('desk.all_saved'))).toBeVisible();
  await page.getByRole('button', { name: words('desk_classes.close') }).click();
  await expect(page.getByText(words('desk_classes.status_closed'), { exact: true })).toBeVisible();

  await open(page, '/classes/1/lessons');
  await main.getByRole('button', { name: words('classroom.lesson_act_plan') }).click();
  await fillIn(reading, { day: yesterday });
  await main.getByRole('button', { name: words('classroom.lesson_save') }).click();
  await main.getByRole('button', { name: words('attendance.mark_rest') }).click();
  await expect(main.getByText(words('attendance.saved_at', { time: '' }))).toBeVisible();
  await main.getByRole('button', { name: words('classroom.lesson_act_give') }).click();
  await main.getByLabel(words('classroom.summary')).fill('Máquina, segurança e primeiros cordões.');
  await main.getByRole('button', { name: words('classroom.summary_give') }).click();
  await expect(main.getByText(words('classroom.lesson_given'), { exact: true })).toBeVisible();

  await open(page, '/classes/1');
  await main.getByRole('button', { name: words('teaching.conclude') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('teaching.conclude') })
    .click();
  await expect(main.getByText(words('teaching.concluded'))).toBeVisible();
}

async function checkCertificate({ page, words }: Reading, person: Person): Promise<void> {
  await open(page, '/profile/my-certificates');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: words('certificates.download') }).click();
  const address = await qrCodeOn(await (await arriving).path());
  await open(page, `${address}?lang=pt-PT`);
  await expect(page.getByRole('heading', { name: words('certificates.answer_valid') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(maskedName(nameOf(person)));
}
