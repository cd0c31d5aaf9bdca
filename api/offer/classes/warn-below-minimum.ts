import { sql } from 'kysely';
import type { Events } from '#contract/index.ts';
import { currentClassStatuses } from '#contract/offer/classes/values.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { usersWithClaim } from '#api/people/identity/index.ts';
import { inform } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emitAll } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { literals } from '#api/shared/database/literals.ts';
import { classFacts } from './class-facts.ts';
import { factsOfClass } from './facts-of-class.ts';

type BelowMinimum = Events['class_below_minimum'];

/** Once for each registration deadline of a class (domain 4.2). */
export function warnBelowMinimum(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { rows } = await sql<Omit<BelowMinimum, 'deadline'> & { deadline: Date }>`
      with checked as (
        update classes set minimum_checked_for = registration_deadline
        where registration_deadline <= ${tx.now()} and min_participants > 0 and status in (${literals(currentClassStatuses)})
          and minimum_checked_for is distinct from registration_deadline and deleted_at is null
        returning id, registration_deadline, min_participants
      )
      select * from (
        select k.id as class_id, k.registration_deadline as deadline, k.min_participants as minimum,
          (select count(*) from shared_enrollments e
            where e.class_id = k.id and e.status in (${literals(activeEnrollmentStatuses)})) as enrolled
        from checked k
      ) counted where enrolled < minimum order by class_id`.execute(tx.db);
    await emitAll(
      tx,
      'class_below_minimum',
      rows.map(({ deadline, ...row }) => ({ ...row, deadline: deadline.toISOString() })),
    );
  });
}

export function notifyClassBelowMinimum(ctx: Ctx, { class_id, deadline, ...counts }: BelowMinimum): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const facts = { ...factsOfClass(await classFacts(tx, class_id)), ...counts };
    const text = {
      subject: `class ${class_id} until ${deadline}`,
      facts,
      link: `/admin/inbox/class_below_minimum/${class_id}`,
    };
    for (const user_id of await usersWithClaim(tx, 'classes.edit')) {
      await inform(tx, { user_id, kind: 'class_below_minimum', ...text });
    }
  });
}
