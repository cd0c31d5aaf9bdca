import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { handIn } from './hand-in.ts';
import { makeTask, type MadeTask } from './make.ts';
import { reviewHandIn } from './review-hand-in.ts';

// One connection cannot race with itself: `npm run test:postgres`.
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const rounds = 10;

function submit({ contentId, learner }: MadeTask, text: string, version: number) {
  return handIn(learner.ctx, {
    content_id: contentId,
    enrollment_id: learner.enrollmentId,
    text,
    file_ids: [],
    version,
  });
}

function review(by: Ctx, id: number, verdict: 'accept' | 'return') {
  return reviewHandIn(by, { id, version: 1, verdict, feedback: 'Visto.', grade: null });
}

function storedRounds(ctx: Ctx, { learner }: MadeTask) {
  return ctx.db
    .selectFrom('hand_ins')
    .select(['text', 'status', 'version'])
    .where('enrollment_id', '=', learner.enrollmentId)
    .execute();
}

function refusalsIn(answers: PromiseSettledResult<unknown>[]): string[] {
  return answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
}

const oneChanged = [expect.stringContaining('hand_in_changed')];

describe.skipIf(!onPostgres)('at the same moment', () => {
  test('a review is of the text that its trainer saw', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    for (let round = 0; round < rounds; round += 1) {
      const made = await makeTask(ctx);
      const id = (await submit(made, 'Antes', 0)).rounds[0]?.id ?? 0;
      const answers = await Promise.allSettled([review(made.trainer, id, 'return'), submit(made, 'Depois', 1)]);
      expect(refusalsIn(answers)).toEqual(oneChanged);
      const [stored, ...more] = await storedRounds(ctx, made);
      expect(more).toEqual([]);
      expect(stored?.text).toBe(stored?.status === 'returned' ? 'Antes' : 'Depois');
    }
  });

  test('two people review a hand-in once', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    const staff = await asA(ctx, 'administrator');
    for (let round = 0; round < rounds; round += 1) {
      const made = await makeTask(ctx);
      const id = (await submit(made, 'Feito', 0)).rounds[0]?.id ?? 0;
      const answers = await Promise.allSettled([review(made.trainer, id, 'accept'), review(staff, id, 'return')]);
      expect(refusalsIn(answers)).toEqual(oneChanged);
      expect(await storedRounds(ctx, made)).toMatchObject([{ version: 2 }]);
    }
  });

  test('two devices hand in one round', async ({ database }) => {
    const ctx = makeCtx({ db: database.db, folder: tmpdir() });
    for (let round = 0; round < rounds; round += 1) {
      const made = await makeTask(ctx);
      const answers = await Promise.allSettled([submit(made, 'Um', 0), submit(made, 'Dois', 0)]);
      expect(refusalsIn(answers)).toEqual(oneChanged);
      expect(await storedRounds(ctx, made)).toHaveLength(1);
    }
  });
});
