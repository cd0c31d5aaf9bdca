import { once } from 'node:events';
import { request as send } from 'node:http';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { inDatabase, makeSite } from './make.ts';
import { makeVictim } from './victim.ts';

async function startVictim() {
  const site = await makeSite(process.env['TEST_DATABASE_URL']);
  const victim = makeVictim(site.environment);
  onTestFinished(async () => {
    await victim.kill();
    rmSync(site.dataDir, { recursive: true, force: true });
  });
  await victim.start();
  return { site, victim };
}

/** The body of this call ends when `end` is called. */
async function beginCall(url: string) {
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
  const call = send(`${url}/api/locales`, { method: 'POST', headers });
  const answered = once(call, 'response');
  answered.catch(() => undefined);
  call.write('{');
  await once(call, 'socket').then(([socket]) => socket.connecting && once(socket, 'connect'));
  // Sent later over another connection, so the first call has reached the server.
  await fetch(`${url}/api/locales`, { method: 'POST' });
  return {
    end: async () => {
      call.end('}');
      const [response] = await answered;
      return { status: response.statusCode, body: JSON.parse(await text(response)) };
    },
  };
}

test('a stopping server answers the running call, refuses new ones, and leaves the database sound', async () => {
  const { site, victim } = await startVictim();
  const call = await beginCall(site.url);
  const ended = victim.signal('SIGTERM');
  await refusing(site.url);
  expect(await call.end()).toMatchObject({ status: 200, body: { status: 'success' } });
  expect(await ended).toBe(0);
  await inDatabase(site, (ctx) => ctx.db.selectFrom('locales').select('id').execute());
}, 60_000);

test('a second signal ends a server at once', async () => {
  const { site, victim } = await startVictim();
  await beginCall(site.url);
  const ended = victim.signal('SIGTERM');
  await refusing(site.url);
  void victim.signal('SIGINT');
  expect(await ended).toBe(1);
}, 60_000);

async function refusing(url: string): Promise<void> {
  for (let isOpen = true; isOpen;) {
    isOpen = await fetch(`${url}/api/locales`, { method: 'POST' }).then(
      () => true,
      () => false,
    );
  }
}
