import { messageKinds, messageRules } from '#contract/index.ts';
import { describe, expect, test } from 'vitest';
import { messageTopics } from '#contract/messages/values.ts';
import { breaksFixed, openChannels } from './channels.ts';

const off = { in_app: false, email: false };

describe('a kind of message', () => {
  test('reaches by every channel until somebody chooses', () => {
    for (const kind of messageKinds) expect(openChannels(messageRules[kind])).toEqual({ in_app: true, email: true });
  });

  test('goes as one chose, where it is not fixed', () => {
    expect(openChannels(messageRules.certificate_issued, off)).toEqual(off);
    expect(openChannels(messageRules.certificate_issued, { in_app: false, email: true })).toEqual({
      in_app: false,
      email: true,
    });
  });

  test('guards the account whatever one chose', () => {
    expect(openChannels(messageRules.session_reused, off)).toEqual({ in_app: true, email: true });
  });

  test('is mailed as a record of what was bought whatever one chose', () => {
    expect(openChannels(messageRules.order_paid, off)).toEqual({ in_app: false, email: true });
  });

  test('refuses to lose a fixed channel, and lets go of the others', () => {
    expect(breaksFixed(messageRules.order_paid, { email: false })).toBe(true);
    expect(breaksFixed(messageRules.order_paid, { in_app: false, email: true })).toBe(false);
    expect(breaksFixed(messageRules.password_changed, { in_app: false })).toBe(true);
    expect(breaksFixed(messageRules.enrollment_opened, off)).toBe(false);
  });
});

test('the kinds are listed topic by topic, in the order of the topics', () => {
  const listed = messageKinds.map((kind) => messageTopics.indexOf(messageRules[kind].topic));
  expect(listed).toEqual(listed.toSorted((one, other) => one - other));
});

test('what an account is warned of cannot be switched off', () => {
  const warned = messageKinds.filter((kind) => messageRules[kind].topic === 'account' && messageRules[kind].warning);
  expect(warned.map((kind) => messageRules[kind].fixed)).toEqual(warned.map(() => 'security'));
});
