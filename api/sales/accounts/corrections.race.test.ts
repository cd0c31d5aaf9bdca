import { expect, test } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { makeCreditBuyer } from './make.ts';
import { correctAccount } from './record-entries.ts';

const times = 8;

function entriesOf({ db }: Ctx, organizationId: number) {
  const entries = db.selectFrom('ledger_entries').select(['kind', 'amount_minor', 'reference']);
  return entries.where('organization_id', '=', organizationId).orderBy('reference').execute();
}

test('two members of staff and a retry correct an account at once: each correction is booked once', async ({
  skip,
}) => {
  const { guest, asOther } = await openWorld(skip);
  for (let time = 1; time <= times; time += 1) {
    const { organization_id } = await makeCreditBuyer(guest);
    const correction = { organization_id, currency_id: 1, amount_minor: 500, kind: 'debit' as const, reason: 'Erro' };
    const correct = (other: number, reference: string) =>
      correctAccount(asSystem(asOther(guest, other)), { ...correction, reference }).then(
        ({ balance_minor }) => balance_minor,
        (error: Error) => error.message,
      );
    const answers = await Promise.all([correct(0, 'C 1'), correct(1, 'C 2'), correct(2, 'C 1'), correct(3, 'C 2')]);
    expect(answers.map(String).toSorted()).toEqual(['1000', '500', 'entry_exists', 'entry_exists']);
    expect(await entriesOf(guest, organization_id)).toEqual([
      { kind: 'debit', amount_minor: 500, reference: 'C 1' },
      { kind: 'debit', amount_minor: 500, reference: 'C 2' },
    ]);
  }
}, 60_000);
