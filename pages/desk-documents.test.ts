import { expect, test } from 'vitest';
import type { FiscalDocument, HandOver } from '#contract/sales/fiscal/calls.ts';
import { failedCall } from './testing/console.ts';
import type { Network } from './testing/network.ts';
import { openPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { orderFree } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

const document: FiscalDocument = {
  id: 1,
  kind: 'FT',
  number: 'FT M2026/7',
  order_id: 3,
  order_number: 'M-2026-000003',
  buyer_name: 'Cimentos do Bengo, Lda.',
  origin_document_id: null,
  issued_at: '2026-11-21T08:00:00Z',
  due_at: null,
  currency_id: 1,
  total_minor: 4_500_000,
  state: 'annulled',
};
const handOver: HandOver = {
  id: 5,
  order_id: 3,
  order_number: 'M-2026-000003',
  kind: 'order_paid',
  state: 'failed',
  attempts: 4,
  last_error: 'HTTP 503',
  created_at: '2026-11-21T08:00:00Z',
  attempted_at: '2026-11-21T09:00:00Z',
  sent_at: null,
};

/** Answers a list with one row, and notes what was asked of it. */
function listing(row: object | null) {
  const filters: unknown[] = [];
  const answering = async (request: Request) => {
    const { filter } = (await request.json()) as { filter: unknown };
    filters.push(filter);
    return Response.json({ status: 'success', results: row ? [row] : [], total: row ? 1 : 0 });
  };
  return { answering, filters };
}

test('documents are listed with their buyer and file, and narrowed by type and days', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { answering, filters } = listing(document);
  const prepare = ({ answer }: Network) => answer('/fiscal-documents', answering);
  const page = await openPage('/admin/documents', { as, prepare });
  const row = await page.find('row', { name: /FT M2026\/7/ });
  for (const text of [document.buyer_name, document.order_number, words('desk_documents.annulled')]) {
    expect(row.textContent).toContain(text);
  }
  await page.find('button', { name: `${words('desk_documents.download')} FT M2026/7` });
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_documents.kind')), 'NC');
  await page.at('/admin/documents?type=NC');
  await waitFor(() => expect(filters.at(-1)).toEqual({ kind: 'NC' }));
  const days = await openPage('/admin/documents?from=2026-11-01&to=2026-11-30&search=bengo', { as, prepare });
  await days.find('row', { name: /FT M2026\/7/ });
  expect(filters.at(-1)).toEqual({
    search: 'bengo',
    issued_at: {
      gte: new Date('2026-11-01T00:00').toISOString(),
      lte: new Date('2026-11-30T23:59:59.999').toISOString(),
    },
  });
});

test('what the ERP did not get is listed with its error, and sent again', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { answering, filters } = listing(handOver);
  const resent: unknown[] = [];
  const page = await openPage('/admin/documents/hand-overs?state=failed', {
    as,
    prepare: ({ answer }) => {
      answer('/fiscal-hand-overs', answering);
      answer('/fiscal-hand-overs/resend', async (request) => {
        resent.push(await request.json());
        return Response.json({ status: 'success', data: [handOver] });
      });
    },
  });
  await page.findText('HTTP 503');
  expect(filters.at(-1)).toEqual({ state: 'failed' });
  const { order_number: number } = handOver;
  await page.user.click(await page.find('button', { name: words('desk_documents.resend_of', { number }) }));
  await page.findText(words('desk_documents.resent', { number }));
  expect(resent).toEqual([{ data: [{ id: 5 }] }]);
});

test('both lists say that they failed, and that there is nothing; others than staff see neither', async () => {
  const as = await newPerson({ role: 'administrator' });
  const calls = { '/admin/documents': '/fiscal-documents', '/admin/documents/hand-overs': '/fiscal-hand-overs' };
  for (const [address, call] of Object.entries(calls)) {
    const failed = await openPage(address, { as, prepare: ({ fail }) => fail(call) });
    failed.allowInConsole(failedCall);
    await failed.findText(words('desk.not_loaded'));
  }
  const none = await openPage('/admin/documents/hand-overs', {
    as,
    prepare: ({ answer }) => answer('/fiscal-hand-overs', listing(null).answering),
  });
  await none.findText(words('desk_documents.no_hand_overs'));
  const closed = await openPage('/admin/documents', { as: await newPerson({ role: 'trainer' }) });
  await closed.heading(words('desk.not_allowed'));
});

test('a gift is found by its recipient, sent again, and given to another address', async () => {
  const as = await newPerson({ role: 'administrator' });
  const giver = await newPerson();
  const email = `amiga-${giver.userId}@exemplo.ao`;
  await orderFree(giver, 'extintores', { gift: { email, name: 'Amiga', message: '' } });
  const page = await openPage(`/admin/gifts?search=${encodeURIComponent(email)}`, { as });
  await page.findText(words('desk_gifts.count', { count: 1 }));
  await page.user.click(await page.find('button', { name: words('desk_gifts.resend_to', { email }) }));
  await page.findText(words('given_courses.sent_again', { email }));
  await page.user.click(await page.find('button', { name: words('desk_gifts.change_of', { email }) }));
  const field = await waitFor(() => page.screen.getByLabelText(words('gift_choice.email')));
  await page.user.clear(field);
  await page.user.type(field, `outra-${giver.userId}@exemplo.ao`);
  await page.user.click(await page.find('button', { name: words('given_courses.save_and_send') }));
  await page.findText(words('desk.no_match'));
  const other = await openPage(`/admin/gifts?search=outra-${giver.userId}&state=accepted`, { as });
  await other.findText(words('desk.no_match'));
  await other.user.selectOptions(other.screen.getByLabelText(words('desk_gifts.state')), 'sent');
  await other.findText(`outra-${giver.userId}@exemplo.ao`);
});
