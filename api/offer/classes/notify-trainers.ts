import { notifyPersons } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { classFacts } from './class-facts.ts';
import { factsOfClass } from './facts-of-class.ts';

export function notifyClassConcluded(ctx: Ctx, classId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const run = await classFacts(tx, classId);
    await notifyPersons(tx, run.trainer_person_ids, {
      kind: 'class_concluded',
      subject: `class ${classId}`,
      facts: factsOfClass(run),
      link: null,
    });
  });
}
