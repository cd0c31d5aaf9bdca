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
  const add = (...text: unknown[]) => void complaints.push(format(...text));
  Object.assign(console, { error: add, warn: add });
  return {
    expect: (...text) => void expected.push(...text),
    allow: (...text) => void allowed.push(...text),
    end: () => {
      Object.assign(console, { error, warn });
      expect(complaints.filter((complaint) => ![...expected, ...allowed].some((text) => text.test(complaint)))).toEqual(
        [],
      );
      expect(expected.filter((text) => !complaints.some((complaint) => text.test(complaint)))).toEqual([]);
    },
  };
}
