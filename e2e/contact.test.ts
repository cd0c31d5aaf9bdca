import { desktopOnly, expect, open, test, type Page, type Reading } from './fixture.ts';
import { somebody } from './people.ts';

/** Per place and hour. */
const most = 5;

test(
  'a contact message is confirmed by email; a sixth message in an hour is refused, and input survives',
  desktopOnly,
  async ({ reading, seen, refusals }) => {
    const { page, words } = reading;
    // Messages of other journeys must not count towards this limit.
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.2' });
    const { username } = somebody();
    await open(page, '/contact');
    for (let sent = 1; sent <= most; sent += 1) {
      await write(reading, username, sent);
      await expect(page.getByText(words('contact.sent_text', { email: username }))).toBeVisible();
      await page.getByRole('button', { name: words('contact.another') }).click();
    }
    const confirmations = await mailsTo(page, username);
    expect(confirmations).toMatch(/Recebemos a sua mensagem|We have received your message/);
    expect(confirmations).not.toContain('Turmas em Benguela');
    expect(await mailsTo(page, 'ajuda@mestria.example')).toContain('Quando abre a turma 5?');

    refusals.expect({ path: '/api/contact-messages/create', status: 429 });
    await write(reading, username, most + 1);
    await expect(page.getByRole('alert').filter({ hasText: /dentro de \d+ minutos\./ })).toBeVisible();
    await seen(page);
    await expect(page.getByLabel(words('contact.name'), { exact: true })).toHaveValue('Marlene Capita');
    await expect(page.getByLabel(words('contact.email'), { exact: true })).toHaveValue(username);
    await expect(page.getByLabel(words('contact.subject'), { exact: true })).toHaveValue('Turmas em Benguela 6');
    await expect(page.getByLabel(words('contact.message'), { exact: true })).toHaveValue('Quando abre a turma 6?');
    await expect(page.getByRole('button', { name: words('contact.send') })).toBeEnabled();
  },
);

async function write({ page, words }: Reading, email: string, number: number): Promise<void> {
  await page.getByLabel(words('contact.name'), { exact: true }).fill('Marlene Capita');
  await page.getByLabel(words('contact.email'), { exact: true }).fill(email);
  await page.getByLabel(words('contact.subject'), { exact: true }).fill(`Turmas em Benguela ${number}`);
  await page.getByLabel(words('contact.message'), { exact: true }).fill(`Quando abre a turma ${number}?`);
  await page.getByRole('button', { name: words('contact.send') }).click();
}

async function mailsTo(page: Page, address: string): Promise<string> {
  return (await page.request.get(`/dev/mail?to=${encodeURIComponent(address)}`)).text();
}
