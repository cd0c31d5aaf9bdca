import { createRouterClient, ORPCError } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { termsInForce } from '#api/platform/legal/index.ts';
import { makeLegalText } from '#api/platform/legal/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { routes } from './routes.ts';

const times = 5;

describe('two people at once', () => {
  test('publish a text once, and the other is told that it changed', { timeout: 60_000 }, async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    for (let time = 1; time <= times; time += 1) {
      const { id } = await makeLegalText(guest);
      const staff = [await asA(guest, 'administrator'), await asA(guest, 'administrator')];
      const answers = await Promise.all(staff.map((one, other) => publish(asOther(one, time + other), id)));
      expect(answers.toSorted()).toEqual(['changed_meanwhile', 'done']);
      expect(await termsInForce(guest)).toBe(time === 1 ? '2026-11-21' : `2026-11-21-${time}`);
    }
  });

  test('begin one draft of a text', { timeout: 60_000 }, async ({ skip }) => {
    const { guest, asOther } = await openWorld(skip);
    const staff = [await asA(guest, 'administrator'), await asA(guest, 'administrator')];
    const answers = await Promise.all(
      staff.map((one, other) =>
        answerOf(clientOf(asOther(one, other)).legal.createLegalText({ data: [{ kind: 'privacy' }] })),
      ),
    );
    expect(answers.toSorted()).toEqual(['done', 'legal_draft_exists']);
  });
});

function clientOf(ctx: Ctx) {
  return createRouterClient(routes, { context: ctx });
}

function publish(ctx: Ctx, id: number): Promise<string> {
  return answerOf(clientOf(ctx).legal.publishLegalText({ data: [{ id, version: 1 }] }));
}

async function answerOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (error instanceof ORPCError) return error.code;
    throw error;
  }
}
