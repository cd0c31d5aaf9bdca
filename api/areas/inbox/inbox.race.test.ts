import { describe, expect, test } from 'vitest';
import { inboxKinds } from '#contract/areas/inbox/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { asA } from '#api/people/identity/make.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { waitingKinds } from './make.ts';
import { takeInboxItem } from './take-inbox-item.ts';

const times = 5;
const decided = inboxKinds.filter((kind) => waitingKinds[kind].decisions !== null);

describe('two people at once', () => {
  test.for(decided)('decide it once: %s', { timeout: 60_000 }, async (kind, { skip }) => {
    const { guest, asOther } = await openWorld(skip);
    const { make, decisions } = waitingKinds[kind];
    for (let time = 0; time < times; time += 1) {
      const id = await make(guest);
      const staff = [await asA(guest, 'administrator'), await asA(guest, 'administrator')];
      const answers = await Promise.all(
        staff.map((one, other) => answerOf(decisions?.[other]?.(asOther(one, time + other), id))),
      );
      expect(answers.filter((answer) => answer === 'done')).toEqual(['done']);
    }
  });

  test('take it once, and the other is told who has it', { timeout: 60_000 }, async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    for (let time = 0; time < times; time += 1) {
      const item = { kind: 'student_document', id: await waitingKinds.student_document.make(guest) } as const;
      const staff = [
        await asA(guest, 'administrator'),
        await asA(guest, 'administrator'),
        await asA(guest, 'administrator'),
      ];
      const answers = await Promise.all(staff.map((one, other) => answerOf(takeInboxItem(asOther(one, other), item))));
      expect(answers.toSorted()).toEqual(['done', 'inbox_item_taken', 'inbox_item_taken']);
    }
  });
});

async function answerOf(call: Promise<unknown> | undefined): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
