import { within } from '@testing-library/dom';
import { createElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import type { FiscalDocument } from '#contract/sales/fiscal/calls.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn, type Language } from './testing/words.ts';

const path = '/fiscal-documents';
const words = wordsIn('pt');

const invoice: FiscalDocument = {
  id: 1,
  kind: 'FT',
  number: 'FT M2026/7',
  order_id: 3,
  order_number: 'M-2026-000003',
  buyer_name: 'Ana Dias',
  origin_document_id: null,
  issued_at: '2026-11-21T08:00:00Z',
  due_at: '2026-12-21T08:00:00Z',
  currency_id: 1,
  total_minor: 4_500_000,
  state: 'annulled',
};
const note: FiscalDocument = { ...invoice, id: 2, kind: 'NC', number: 'NC M2026/1', due_at: null, state: 'issued' };

/** The documents of an order, beside a page of their reader. */
async function openDocuments(prepare: (page: OpenPage) => void = () => undefined, language: Language = 'pt') {
  const page = await openPage('/profile', { as: await newPerson() });
  await page.find('main');
  prepare(page);
  const locale = language === 'pt' ? 'pt-PT' : language;
  const [{ createRoot }, routing, querying, intl, texts, { FiscalDocuments }] = await Promise.all([
    import('react-dom/client'),
    import('@tanstack/react-router'),
    import('@tanstack/react-query'),
    import('use-intl/react'),
    import('#web/texts/all.gen.ts'),
    import('#web/sales/fiscal/fiscal-documents.tsx'),
  ]);
  const { compiled } = await import('#scripts/vite/compiled-texts.ts');
  const messages = compiled(language === 'pt' ? texts.portuguese : texts.english) as typeof texts.portuguese;
  const client = new querying.QueryClient({ defaultOptions: { queries: { retry: false } } });
  const provided = { locale, messages, timeZone: 'UTC', children: createElement(FiscalDocuments, { orderId: 3 }) };
  const routeTree = routing.createRootRoute({
    component: () =>
      createElement(querying.QueryClientProvider, { client }, createElement(intl.IntlProvider, provided)),
    beforeLoad: () => ({ visitor: { locale } }),
  });
  const router = routing.createRouter({ routeTree, history: routing.createMemoryHistory() });
  const place = document.body.appendChild(document.createElement('section'));
  const root = createRoot(place);
  root.render(createElement(routing.RouterProvider, { router }));
  onTestFinished(() => root.unmount());
  const answerOf = (text: string) => waitFor(() => expect(place.textContent).toContain(text));
  return { page, place, among: within(place), said: answerOf };
}

function listed({ network }: OpenPage): void {
  network.answer(path, () => Response.json({ status: 'success', results: [invoice, note], total: 2 }));
}

test('an order without documents says so, once it has looked', async () => {
  const held: (() => void)[] = [];
  const { among, said } = await openDocuments(({ network }) => void held.push(network.hold(path)));
  await waitFor(() => expect(among.getByText(words('fiscal.loading'))).toBeTruthy());
  for (const release of held) release();
  await said(words('fiscal.none'));
});

test('documents are named by kind, number, day and amount', async () => {
  const { among, said } = await openDocuments(listed);
  await said('vence a 21 de dezembro de 2026');
  const [first, second] = among.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(first).toMatch(/^Fatura FT M2026\/7 Anulada21 de novembro de 2026 · 45.000,00.AOA/);
  expect(second).toMatch(/^Nota de crédito NC M2026\/1 21 de novembro de 2026/);
  expect(among.getByRole('button', { name: 'Descarregar PDF NC M2026/1' })).toBeTruthy();
});

test('documents are named in the language of the page', async () => {
  const { said } = await openDocuments(listed, 'en-GB');
  for (const part of ['Invoice FT M2026/7', 'due 21 December 2026', 'Credit note', 'Download PDF']) await said(part);
});

test('a list or a file that does not arrive says so, and can be asked for again', async () => {
  const { page, among, said } = await openDocuments(({ network }) => network.fail(path));
  page.allowInConsole(/500/);
  await said(words('fiscal.not_loaded'));
  listed(page);
  await page.user.click(among.getByRole('button', { name: words('site.retry') }));
  await said('NC M2026/1');
  page.network.answer('/fiscal-documents/2/pdf', () => {
    throw new TypeError('Failed to fetch');
  });
  await page.user.click(among.getByRole('button', { name: 'Descarregar PDF NC M2026/1' }));
  await waitFor(() => expect(among.getByRole('alert').textContent).not.toBe(''));
});
