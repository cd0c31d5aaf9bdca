import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeOrganization } from '#api/people/organizations/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { closeOrganization } from './close-organization.ts';

const rounds = 20;

test('an organization that is closed while it orders has either the order or the end', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  for (let round = 0; round < rounds; round += 1) {
    const owner = await asA(guest, 'client');
    const { id } = await makeOrganization(owner);
    const [ordered, closed] = await Promise.all([
      isDone(makeOrder(asOther(guest, 1), { buyer: asOther(owner, 1), organization_id: id })),
      isDone(pause(round * 8).then(() => closeOrganization(asOther(owner, 2), { id }))),
    ]);
    expect([ordered, closed]).toContain(true);
    expect([ordered, closed]).toContain(false);
  }
}, 120_000);

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function isDone(act: Promise<unknown>): Promise<boolean> {
  try {
    await act;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
