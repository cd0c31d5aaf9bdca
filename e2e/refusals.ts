import type { BrowserContext, ConsoleMessage } from '@playwright/test';
import { expect } from '@playwright/test';

/** An answer that is no success, or no answer at all where `status` is `lost`; or what the app itself says of it. */
export type Refusal = { path: string | RegExp; status: number | 'lost' } | { says: RegExp };

type Expected = Refusal & { hasCome: boolean };

/** What a browser says in its console, apart from the refusals that its test has declared. */
export type Complaints = { unexpected: string[]; expected: Expected[] };

export type Refusals = {
  /** Declares, before the act, what the browser may report from then on; one that does not come fails the test. */
  expect: (...refusals: Refusal[]) => void;
  /** As `expect`, for what a browser may leave unreported, such as a request that it loses while it leaves the page. */
  allow: (...refusals: Refusal[]) => void;
  /** Waits for all that was declared, and allows none of it from then on. */
  allCame: () => Promise<void>;
};

export function refusalsIn({ expected }: Complaints): Refusals {
  return {
    expect: (...refusals) => expected.push(...refusals.map((refusal) => ({ ...refusal, hasCome: false }))),
    allow: (...refusals) => expected.push(...refusals.map((refusal) => ({ ...refusal, hasCome: true }))),
    allCame: async () => {
      await expectAll(expected);
      expected.length = 0;
    },
  };
}

export async function expectNoComplaints({ unexpected, expected }: Complaints): Promise<void> {
  await expectAll(expected);
  expect(unexpected).toEqual([]);
}

async function expectAll(expected: Expected[]): Promise<void> {
  const missing = () => expected.filter(({ hasCome }) => !hasCome).map((refusal) => nameOf(refusal));
  await expect.poll(missing, { message: 'refusals that were declared and did not come' }).toEqual([]);
}

function nameOf(refusal: Refusal): string {
  return 'says' in refusal ? String(refusal.says) : `${refusal.status} ${refusal.path}`;
}

export function watchComplaints(context: BrowserContext, { unexpected, expected }: Complaints): void {
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const declared = expected.filter((each) => isReported(each, message));
    const next = declared.find(({ hasCome }) => !hasCome) ?? declared[0];
    if (next) next.hasCome = true;
    else unexpected.push(`${message.page()?.url()}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => unexpected.push(error.error().message));
}

function isReported(refusal: Refusal, message: ConsoleMessage): boolean {
  if ('says' in refusal) return refusal.says.test(message.text());
  const reported = failureIn(message);
  if (reported?.status !== refusal.status) return false;
  const { path } = refusal;
  return typeof path === 'string' ? path === reported.pathname : path.test(reported.pathname);
}

const failure = /^Failed to load resource: (?:the server responded with a status of )?(\d+|net::\w+)/;

/** What the browser itself reports of a request that did not succeed. */
function failureIn(message: ConsoleMessage): { pathname: string; status: number | 'lost' } | null {
  const [, reason] = failure.exec(message.text()) ?? [];
  const { url } = message.location();
  if (reason === undefined || !URL.canParse(url)) return null;
  return { pathname: new URL(url).pathname, status: reason.startsWith('net::') ? 'lost' : Number(reason) };
}
