import { format } from 'node:util';
import { expect } from 'vitest';

/** Logged by React and the router for an error that an error page shows. */
export const caughtByPage = [/The above error occurred in the <\w+> component/, /Warning: Error in route match/];

/** Logged for a call that failed at the server. */
export const failedCall = /status: 500/;
/** Logged for a call without a network. */
export const connectionFailed = /ConnectionFailure/;

export type WatchedConsole = {
  /** Declares expected messages; the test fails when they are missing. */
  expect: (...said: RegExp[]) => void;
  /** As `expect`, for messages that may come too late. */
  allow: (...said: RegExp[]) => void;
  /** Any other message fails the test. */
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
