import { format } from 'node:util';
import { expect } from 'vitest';

/** What React and the router log of an error that a page shows in place of itself. */
export const caughtByPage = [/The above error occurred in the <\w+> component/, /Warning: Error in route match/];

/** What the site logs of a call that failed at the server. */
export const failedCall = /status: 500/;
/** And of one that found no network. */
export const connectionFailed = /ConnectionFailure/;

export type WatchedConsole = {
  /** What a page says of a failure that the test causes. Said nothing of it, the test fails as well. */
  expect: (...said: RegExp[]) => void;
  /** The same, of what may come too late to be said. */
  allow: (...said: RegExp[]) => void;
  /** Ends the watch; whatever was said and not expected fails the test. */
  end: () => void;
};

export function watchConsole(): WatchedConsole {
  const { error, warn } = console;
  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  const add = (...said: unknown[]) => void complaints.push(format(...said));
  Object.assign(console, { error: add, warn: add });
  return {
    expect: (...said) => void expected.push(...said),
    allow: (...said) => void allowed.push(...said),
    end: () => {
      Object.assign(console, { error, warn });
      expect(complaints.filter((complaint) => ![...expected, ...allowed].some((said) => said.test(complaint)))).toEqual(
        [],
      );
      expect(expected.filter((said) => !complaints.some((complaint) => said.test(complaint)))).toEqual([]);
    },
  };
}
