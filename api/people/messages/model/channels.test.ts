import { messageKinds, messageRules } from '#contract/index.ts';
import { describe, expect, test } from 'vitest';
import { messageTopics } from '#contract/people/messages/values.ts';
import { breaksFixed, openChannels } from './channels.ts';

const off = { in_app: false, email: false };

describe('a kind of message', () => {
  test('uses every channel by default', () => {
    for (const kind of messageKinds) expect(openChannels(messageRules[kind])).toEqual({ in_app: true, email: true });
  });

  test('uses the chosen channels where they are not fixed', () => {
    expect(openChannels(messageRules.certificate_issued, off)).toEqual(off);
    expect(openChannels(messageRules.certificate_issued, { in_app: false, email: true })).toEqual({
      in_app: false,
      email: true,
    });
  });

  test('uses all channels for security messages', () => {
    expect(openChannels(messageRules.session_reused, off)).toEqual({ in_app: true, email: true });
  });

  test('is emailed as a record of a purchase in any case', () => {
    expect(openChannels(messageRules.order_paid, off)).toEqual({ in_app: false, email: true });
  });

  test('cannot lose a fixed channel, but others', () => {
    expect(breaksFixed(messageRules.order_paid, { email: false })).toBe(true);
    expect(breaksFixed(messageRules.order_paid, { in_app: false, email: true })).toBe(false);
    expect(breaksFixed(messageRules.password_changed, { in_app: false })).toBe(true);
    expect(breaksFixed(messageRules.enrollment_opened, off)).toBe(false);
  });
});

test('the kinds are listed by topic, in the order of the topics', () => {
  const listed = messageKinds.map((kind) => messageTopics.indexOf(messageRules[kind].topic));
  expect(listed).toEqual(listed.toSorted((one, other) => one - other));
});

test('warnings of the account cannot be switched off', () => {
  const warned = messageKinds.filter((kind) => messageRules[kind].topic === 'account' && messageRules[kind].warning);
  const fixed = warned.map((kind) => messageRules[kind].fixed);
  expect(fixed.filter((why) => why !== 'security' && why !== 'contract')).toEqual([]);
});
