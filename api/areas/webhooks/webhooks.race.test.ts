import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { createWebhook } from './edit-webhooks.ts';
import { queueAs } from './queue-deliveries.ts';
import { sendDueDeliveries } from './send-deliveries.ts';

const rounds = 5;
const senders = 4;

/** A receiver that is slow enough for all senders to meet, and that counts its open requests. */
async function slowReceiver() {
  const seen: string[] = [];
  let open = 0;
  let mostOpen = 0;
  const server = createServer((request, response) => {
    seen.push(String(request.headers['webhook-id']));
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    request.resume();
    setTimeout(() => {
      open -= 1;
      response.writeHead(204).end();
    }, 60);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, seen, mostOpen: () => mostOpen };
}

/** Without `sending_until` the receiver gets a delivery from each of them. */
test('several processes send each delivery once, and to one receiver one after the other', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const me = await asA(guest, 'administrator');
  const { address, seen, mostOpen } = await slowReceiver();
  await createWebhook(me, { name: 'ERP', address, events: ['order.paid'] });
  const expected: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const ids = [1, 2, 3].map((nth) => round * 10 + nth);
    for (const id of ids) await queueAs('order.paid')['queue-webhooks'](asSystem(guest), { order_id: 7 }, id);
    expected.push(...ids.map((id) => `msg_${id}`));
    await Promise.all(Array.from({ length: senders }, (_, nth) => sendDueDeliveries(asSystem(asOther(guest, nth)))));
  }
  // A sender that saw the last one claimed leaves the others to the next turn of the clock.
  await sendDueDeliveries(asSystem(guest));
  expect(seen.toSorted()).toEqual(expected.toSorted());
  expect(mostOpen()).toBe(1);
});
