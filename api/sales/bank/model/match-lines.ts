import type { BankCertainty, BankReason } from '#contract/sales/bank/values.ts';
import { likeliestAttempt, type AttemptState } from './likeliest-attempt.ts';
import { orderNumbersIn } from './order-numbers.ts';

export type LineToMatch = {
  id: number;
  amountMinor: number;
  currencyId: number;
  bookedOn: string;
  text: string;
  payerName: string;
};

/** A payment that money may be for: it waits, or its order is named by a line. */
export type Candidate = {
  paymentId: number;
  orderNumber: string;
  amountMinor: number;
  currencyId: number;
  state: AttemptState;
  startedOn: string;
  /** Of the buyer and of their organization. */
  names: readonly string[];
};

export type Proposal<One extends Candidate = Candidate> = {
  candidate: One;
  certainty: BankCertainty;
  reasons: BankReason[];
};

/** For each open line, the payment that fits it best; nothing for a line that fits none, or several alike. */
export function matchLines<One extends Candidate>(
  lines: readonly LineToMatch[],
  candidates: readonly One[],
): Map<number, Proposal<One>> {
  const byNumber = grouped(candidates, ({ orderNumber }) => orderNumber);
  const waiting = candidates.filter(({ state }) => state === 'waiting');
  const byAmount = grouped(waiting, sumOf);
  const named = lines.map((line) => ({ line, found: byNumberOf(line, byNumber) }));
  const taken = new Set(named.flatMap(({ found }) => (found && fits(found) ? [found.candidate.paymentId] : [])));
  const linesByAmount = grouped(lines, sumOf);
  const proposals = named.flatMap(({ line, found }) => {
    const free = (byAmount.get(sumOf(line)) ?? []).filter((one) => !taken.has(one.paymentId) && isInTime(line, one));
    const alike = (linesByAmount.get(sumOf(line)) ?? []).length;
    const proposal = found ?? byAmountOf(line, { free, alike });
    return proposal ? [[line.id, proposal] as const] : [];
  });
  return withoutContested(new Map(proposals));
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function sumOf({ amountMinor, currencyId }: Pick<Candidate, 'amountMinor' | 'currencyId'>): string {
  return `${amountMinor} ${currencyId}`;
}

function fits({ certainty }: Proposal): boolean {
  return certainty === 'certain';
}

/** Banks book the money of a day up to the day before by their own clocks. */
function isInTime({ bookedOn }: LineToMatch, { startedOn }: Candidate): boolean {
  return Date.parse(bookedOn) >= Date.parse(startedOn) - 86_400_000;
}

/** Of an order, the payment that waits; of several that are named, the one with this amount. */
function byNumberOf<One extends Candidate>(
  line: LineToMatch,
  byNumber: ReadonlyMap<string, One[]>,
): Proposal<One> | undefined {
  const named = orderNumbersIn(line.text).flatMap((number) => {
    const best = likeliestAttempt(byNumber.get(number) ?? []);
    return best ? [best] : [];
  });
  const agreeing = named.filter((one) => sumOf(one) === sumOf(line));
  const candidate = agreeing.find(({ state }) => state !== 'paid') ?? agreeing[0] ?? named[0];
  if (!candidate) return undefined;
  const isSum = sumOf(candidate) === sumOf(line);
  const reasons: BankReason[] = ['number'];
  if (isSum) reasons.push('amount');
  if (hasName(line, candidate)) reasons.push('name');
  // One transfer for several orders pays none of them by itself.
  const certainty = candidate.state === 'paid' ? 'paid' : isSum ? (named.length > 1 ? 'likely' : 'certain') : 'differs';
  return { candidate, certainty, reasons };
}

type Alike<One> = { free: readonly One[]; alike: number };

function byAmountOf<One extends Candidate>(line: LineToMatch, { free, alike }: Alike<One>): Proposal<One> | undefined {
  const named = free.filter((one) => hasName(line, one));
  const [byName] = named;
  if (byName && named.length === 1) return { candidate: byName, certainty: 'likely', reasons: ['amount', 'name'] };
  const [only] = free;
  if (!only || free.length > 1 || alike > 1) return undefined;
  return { candidate: only, certainty: 'possible', reasons: ['amount'] };
}

const shortestWord = 3;

/** Banks cut names and reorder them: two words of a name, or its only one, must be in what the bank says. */
function hasName({ text, payerName }: LineToMatch, { names }: Candidate): boolean {
  const bankWords = new Set(wordsOf(`${payerName} ${text}`));
  return names.some((name) => {
    const words = [...new Set(wordsOf(name))];
    const common = words.filter((word) => bankWords.has(word)).length;
    return words.length > 0 && common >= Math.min(2, words.length);
  });
}

const legalForms = new Set([
  'lda',
  'limitada',
  'sociedade',
  'unipessoal',
  'dos',
  'das',
  'ltd',
  'para',
  'transferencia',
]);

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[a-z]+/g) ?? []).filter((word) => word.length >= shortestWord && !legalForms.has(word));
}

/** Several lines for one payment: at most one of them is for it, and a person must say which. */
function withoutContested<One extends Candidate>(proposals: Map<number, Proposal<One>>): Map<number, Proposal<One>> {
  const counts = grouped([...proposals.values()], ({ candidate }) => String(candidate.paymentId));
  for (const [id, proposal] of proposals) {
    const isContested = (counts.get(String(proposal.candidate.paymentId)) ?? []).length > 1;
    if (isContested && fits(proposal)) proposals.set(id, { ...proposal, certainty: 'likely' });
  }
  return proposals;
}
