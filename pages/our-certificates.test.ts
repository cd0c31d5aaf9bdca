import { expect, test } from 'vitest';
import { failedCall } from './testing/console.ts';
import { watchDownloads } from './testing/downloads.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newCompany, train, type Company } from './testing/trained-company.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const path = '/profile/our-certificates';

test('certificates are searched and filtered by state, department and employee, in the address', async () => {
  const company = await newCompany();
  await train(company, { name: 'Ana Conceição', expiresInDays: 12 });
  await train(company, { name: 'Rui Tomás', department: 'Armazém' });
  const page = await openFor(company);
  await found(page, 2);
  await page.findText(words('our_certificates.days_left', { count: 11 }));
  await page.user.type(
    page.screen.getByRole('searchbox', { name: words('our_certificates.search') }),
    'conceicao{Enter}',
  );
  await found(page, 1);
  await page.at(`${path}?search=conceicao`);

  const expiring = await openFor(company, '?state=expiring_30');
  await found(expiring, 1);
  await expiring.find('link', { name: 'Ana Conceição' });
  await expiring.user.selectOptions(expiring.screen.getByLabelText(words('our_certificates.state')), 'withdrawn');
  await expiring.findText(words('our_certificates.none_found'));
  expect(expiring.screen.queryByRole('button', { name: words('our_certificates.download_zip') })).toBeNull();

  const all = await openFor(company);
  await all.user.click(await all.find('link', { name: 'Rui Tomás' }));
  await found(all, 1);
  await all.user.click(
    await all.find('link', { name: new RegExp(`Rui Tomás.*${words('our_certificates.remove_filter')}`) }),
  );
  await found(all, 2);
});

test('one PDF, all PDFs and the list are downloaded, and the list holds no formula', async () => {
  const company = await newCompany();
  const { number } = await train(company, { name: '=1+1' });
  const page = await openFor(company);
  const saved = watchDownloads();
  await page.user.click(
    await page.find('button', { name: words('our_certificates.download_of', { name: '=1+1', number }) }),
  );
  await waitFor(() => expect(saved.map(({ type }) => type)).toEqual(['application/pdf']));
  await page.user.click(await page.find('button', { name: words('our_certificates.download_zip') }));
  await waitFor(() => expect(saved[1]?.type).toBe('application/zip'));
  await page.user.click(await page.find('button', { name: words('our_certificates.download_csv') }));
  await waitFor(() => expect(saved).toHaveLength(3));
  const list = await saved[2]?.text();
  expect(list).toContain(number);
  expect(list).toContain('"\'=1+1"');
});

test('a company without certificates is told where they come from, and a failure can be tried again', async () => {
  const company = await newCompany();
  const page = await openFor(company);
  await page.findText(words('our_certificates.none_text'));
  const { owner: as, stored } = company;
  const failed = await openPage(path, { as, stored, prepare: ({ fail }) => fail('/organizations/certificates') });
  failed.allowInConsole(failedCall);
  await failed.findText(words('our_certificates.not_loaded'));
});

function openFor({ owner, stored }: Company, search = ''): Promise<OpenPage> {
  return openPage(path + search, { as: owner, stored });
}

function found(page: OpenPage, count: number): Promise<HTMLElement> {
  return page.findSaying('status', words('our_certificates.found', { count }));
}
