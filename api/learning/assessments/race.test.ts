import { tmpdir } from 'node:os';
import { describe, expect, test, type TestContext } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { migrate } from '#api/shared/database/migrate.ts';
import { makeCtx } from '#api/shared/testing/database.ts';
import { newDatabase } from '#api/shared/testing/own-database.ts';
import { begin, drawnKeys, makeAssessment, type MadeAssessment } from './make.ts';
import { openAttempt } from './open-attempt.ts';
import { saveAnswer } from './save-answer.ts';
import { submitAttempt } from './submit-attempt.ts';

const url = process.env['TEST_DATABASE_URL'];

describe('at once', () => {
  test('two devices start one attempt', async ({ skip }) => {
    skipWithoutServer(skip);
    await inWorld(async ({ ctx, made }) => {
      const started = await Promise.all(Array.from({ length: 8 }, () => begin(made)));
      expect(new Set(started.map(({ id }) => id)).size).toBe(1);
      expect(await ctx.db.selectFrom('attempts').select('number').execute()).toEqual([{ number: 1 }]);
    });
  });

  test('an answer that is saved while its attempt is submitted counts, or is refused', async ({ skip }) => {
    skipWithoutServer(skip);
    await inWorld(async ({ made }) => {
      const me = made.learner.ctx;
      const attempt = await begin(made);
      const { id } = attempt;
      const question = attempt.questions.find((one) => one.id === 'choice');
      if (!question) throw new Error('The choice is missing.');
      const right = { attempt_id: id, question_id: 'choice', revision: 1, value: drawnKeys(question, 'b') };
      const [, saved] = await Promise.allSettled([submitAttempt(me, { id }), saveAnswer(me, right)]);
      const { answers, score } = await openAttempt(me, { id });
      const stored = answers.find(({ question_id }) => question_id === 'choice')?.value ?? null;
      expect({ isSaved: saved.status === 'fulfilled', isStored: stored !== null, score }).toEqual(
        saved.status === 'fulfilled'
          ? { isSaved: true, isStored: true, score: 16.67 }
          : { isSaved: false, isStored: false, score: 0 },
      );
    }, 12);
  });
});

function skipWithoutServer(skip: TestContext['skip']): void {
  skip(!url, 'Only a real server lets two transactions run at once: npm run test:postgres');
}

async function inWorld(run: (world: { ctx: Ctx; made: MadeAssessment }) => Promise<void>, times = 1): Promise<void> {
  const database = await newDatabase(url ?? '');
  await migrate(database);
  const ctx = makeCtx({ db: database.db, folder: tmpdir() });
  for (let nth = 0; nth < times; nth += 1) await run({ ctx, made: await makeAssessment(ctx) });
  await database.close();
}
