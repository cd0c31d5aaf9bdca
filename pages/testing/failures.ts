import { within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { OpenPage } from './open-page.ts';
import { waitFor } from './wait-for.ts';

/** The retry button of the error with this message. */
export async function failureIn(page: OpenPage, sentence: string): Promise<HTMLElement> {
  const alert = await page.findSaying('alert', sentence);
  return page.find('button', { name: page.words('site.retry') }, within(alert));
}

export type Failing = {
  path: string;
  call: string;
  /** The message when it fails. */
  failed: string;
  /** A text of the loaded page, even when there is nothing in it yet. */
  filled: string;
  /** A link that leads on from there. */
  wayOn?: string;
};

/** First without a network, then with a failing server, then successful. */
export async function failsAndComes(page: OpenPage, { path, call, failed, filled, wayOn }: Failing): Promise<void> {
  const { network } = page;
  network.cut(call);
  page.goTo(path);
  await failureIn(page, failed);
  network.mend(call);
  network.fail(call);
  const before = network.sentTo(call).length;
  await page.user.click(await failureIn(page, failed));
  await waitFor(() => expect(network.sentTo(call).length).toBeGreaterThan(before));
  await page.user.click(await answered(page, { call, failed }));
  await waitFor(() => expect(page.inPart('main').queryAllByText(filled, { exact: false })).not.toEqual([]));
  await page.gone('alert', failed);
  if (wayOn) expect(page.inPart('main').getAllByRole('link', { name: wayOn }).length).toBeGreaterThan(0);
}

/** The call has failed at the server by now; the next one succeeds. */
async function answered(page: OpenPage, { call, failed }: Pick<Failing, 'call' | 'failed'>): Promise<HTMLElement> {
  const button = await failureIn(page, failed);
  page.network.mend(call);
  return button;
}
