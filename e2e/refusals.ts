import type { BrowserContext, ConsoleMessage } from '@playwright/test';
import { expect } from '@playwright/test';

/** A failed answer, no answer at all (`lost`), or a message that the app logs. */
export type Refusal = { path: string | RegExp; status: number | 'lost' } | { says: RegExp };

type Expected = Refusal & { hasCome: boolean };

/** Messages in the console, apart from the declared refusals. */
export type Complaints = { unexpected: string[]; expected: Expected[] };

export type Refusals = {
  /** Declares before an action what the browser may report; a refusal that does not come fails the test. */
  expect: (...refusals: Refusal[]) => void;
  /** As `expect`, for reports that may be missing, such as a request aborted by leaving the page. */
  allow: (...refusals: Refusal[]) => void;
  /** Waits for all declared refusals and allows none of them afterwards. */
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

function failureIn(message: ConsoleMessage): { pathname: string; status: number | 'lost' } | null {
  const [, reason] = failure.exec(message.text()) ?? [];
  const { url } = message.location();
  if (reason === undefined || !URL.canParse(url)) return null;
  return { pathname: new URL(url).pathname, status: reason.startsWith('net::') ? 'lost' : Number(reason) };
}
