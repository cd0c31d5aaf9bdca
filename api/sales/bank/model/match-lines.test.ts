import { describe, expect, test } from 'vitest';
import { matchLines, type Candidate, type LineToMatch } from './match-lines.ts';

const line = (input: Partial<LineToMatch> = {}): LineToMatch => ({
  id: 1,
  amountMinor: 4_500_000,
  currencyId: 1,
  bookedOn: '2026-11-24',
  text: 'TRF RECEBIDA',
  payerName: '',
  ...input,
});

const candidate = (input: Partial<Candidate> = {}): Candidate => ({
  paymentId: 7,
  orderNumber: 'M-2026-000101',
  amountMinor: 4_500_000,
  currencyId: 1,
  state: 'waiting',
  startedOn: '2026-11-23',
  names: ['Manuel Kiala'],
  ...input,
});

function proposed(lines: LineToMatch[], candidates: Candidate[]) {
  return [...matchLines(lines, candidates)].map(
    ([
      id,
      {
        candidate: { paymentId },
        certainty,
        reasons,
      },
    ]) => [id, paymentId, certainty, reasons.join(' ')],
  );
}

describe('a line', () => {
  test('with the number of an order and its amount is certain', () => {
    expect(proposed([line({ text: 'TRF M2026000101' })], [candidate()])).toEqual([[1, 7, 'certain', 'number amount']]);
  });

  test('with the number of a payment that has ended is certain too: late money revives it', () => {
    const ended = candidate({ state: 'ended' });
    expect(proposed([line({ text: 'TRF M2026000101' })], [ended])).toEqual([[1, 7, 'certain', 'number amount']]);
    expect(proposed([line({ payerName: 'Manuel Kiala' })], [ended])).toEqual([]);
  });

  test.each([
    ['another amount', { amountMinor: 4_400_000 }],
    ['another currency', { currencyId: 2 }],
  ])('with the number of an order and %s differs', (_, input) => {
    expect(proposed([line({ text: 'M2026000101', ...input })], [candidate()])).toEqual([[1, 7, 'differs', 'number']]);
  });

  test('that names a paid order says so, unless another attempt waits', () => {
    const paid = candidate({ state: 'paid' });
    const text = 'M2026000101';
    expect(proposed([line({ text })], [paid])).toEqual([[1, 7, 'paid', 'number amount']]);
    expect(proposed([line({ text })], [paid, candidate({ paymentId: 8 })])).toEqual([
      [1, 8, 'certain', 'number amount'],
    ]);
  });

  test('that names several orders pays none of them with certainty', () => {
    const other = candidate({ paymentId: 8, orderNumber: 'M-2026-000102', amountMinor: 100 });
    const text = 'M2026000101 M2026000102';
    expect(proposed([line({ text })], [candidate(), other])).toEqual([[1, 7, 'likely', 'number amount']]);
  });

  test.each([
    ['MANUEL A. KIALA', '', true],
    ['', 'TRF DE KIALA MANUEL', true],
    ['Manuel Costa', '', false],
  ])('by %j with the text %j and the amount is likely: %s', (payerName, text, isLikely) => {
    const certainty = isLikely ? [[1, 7, 'likely', 'amount name']] : [[1, 7, 'possible', 'amount']];
    expect(proposed([line({ payerName, text })], [candidate()])).toEqual(certainty);
  });

  test('of a company is recognised without its legal form', () => {
    const company = candidate({ names: ['Ana João', 'Padaria Estrela, Lda'] });
    expect(proposed([line({ text: 'PADARIA ESTRELA LIMITADA' })], [company])).toEqual([
      [1, 7, 'likely', 'amount name'],
    ]);
    expect(proposed([line({ text: 'OUTRA LDA' })], [company])).toEqual([[1, 7, 'possible', 'amount']]);
  });

  test('whose amount alone fits several payments, or several lines, proposes none', () => {
    const other = candidate({ paymentId: 8, orderNumber: 'M-2026-000102' });
    expect(proposed([line()], [candidate(), other])).toEqual([]);
    expect(proposed([line(), line({ id: 2 })], [candidate()])).toEqual([]);
  });

  test('is not for a payment that began after it', () => {
    expect(proposed([line({ bookedOn: '2026-11-21' })], [candidate()])).toEqual([]);
    expect(proposed([line({ bookedOn: '2026-11-22' })], [candidate()])).toHaveLength(1);
  });

  test('is not for a payment that another line names', () => {
    expect(
      proposed([line({ text: 'M2026000101' }), line({ id: 2, payerName: 'Manuel Kiala' })], [candidate()]),
    ).toEqual([[1, 7, 'certain', 'number amount']]);
  });
});

test('several lines that name one order are not certain', () => {
  const text = 'M2026000101';
  expect(proposed([line({ text }), line({ id: 2, text })], [candidate()])).toEqual([
    [1, 7, 'likely', 'number amount'],
    [2, 7, 'likely', 'number amount'],
  ]);
});
