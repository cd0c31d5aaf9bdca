import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { administratorWithFactor, makeApiToken } from '#api/people/identity/api-tokens/make.ts';
import { identify } from '#api/people/identity/index.ts';
import { goodPassword, makeUser } from '#api/people/identity/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { test } from '#api/shared/testing/database.ts';
import { rawRoutes, routes } from '../routes.ts';
import { documentFile } from './routes.ts';

const run = promisify(execFile);

type Program = { nameOf: (send: typeof fetch, username: string, password: string) => Promise<string> };

const program = `
import { identityAuthenticate, identityGetSelf, defaults } from './client.ts';

export async function nameOf(send: typeof fetch, username: string, password: string): Promise<string> {
  defaults.baseUrl = 'http://mestria.test/api';
  defaults.fetch = send;
  const signedIn = await identityAuthenticate({ data: [{ username, password }] });
  if (signedIn.status !== 200) throw new Error(signedIn.data.errors[0]?.code);
  if (signedIn.data.status !== 'success') throw new Error(signedIn.data.data[0]?.ways.join());
  const authorization = \`Bearer \${signedIn.data.data[0]?.token}\`;
  const self = await identityGetSelf({}, {}, { headers: { authorization } });
  if (self.status !== 200) throw new Error(self.data.message);
  return self.data.data[0]?.person.first_name ?? '';
}
`;

type Accounting = { paidOrders: (send: typeof fetch, token: string) => Promise<string[]> };

/** As in docs/integrations.md. */
const accounting = `
import { ordersRetrieveOrderRecords, defaults } from './client.ts';

export async function paidOrders(send: typeof fetch, token: string): Promise<string[]> {
  defaults.baseUrl = 'http://mestria.test/api';
  defaults.fetch = send;
  defaults.headers = { authorization: \`Bearer \${token}\` };
  const orders = await ordersRetrieveOrderRecords({ page: { number: 1, size: 100 } });
  if (orders.status !== 200) throw new Error(orders.data.errors[0]?.code);
  return orders.data.results.map(({ number }) => number);
}
`;

let folder: string;

beforeAll(async () => {
  const cache = resolve('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'openapi-client-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  await node('oazapfts/dist/cli.js', documentFile, join(folder, 'client.ts'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a generated client', () => {
  test('compiles, signs in, and receives a refusal', async ({ ctx }) => {
    const { nameOf } = await compiled('program', program);
    const { username } = await makeUser(ctx, { password: goodPassword });
    const answer = answerApi({ routes, rawRoutes, world: ctx, identify });
    const send: typeof fetch = (input, init) => answer(new Request(input, init));
    expect(await nameOf(send, username, goodPassword)).not.toBe('');
    await expect(nameOf(send, username, 'another password')).rejects.toThrow('wrong_credentials');
  }, 60_000);

  test('lists orders by a token, and is refused what the token does not open', async ({ ctx }) => {
    const { paidOrders } = await compiled<Accounting>('accounting', accounting);
    const me = await administratorWithFactor(ctx);
    const { order } = await makeOrder(ctx);
    const answer = answerApi({ routes, rawRoutes, world: ctx, identify });
    const send: typeof fetch = (input, init) => answer(new Request(input, init));
    expect(await paidOrders(send, (await makeApiToken(me, ['orders.read'])).token)).toContain(order.number);
    const { token } = await makeApiToken(me, ['news.edit'], 'Boletim');
    await expect(paidOrders(send, token)).rejects.toThrow('token_not_accepted');
  }, 60_000);

  test('does not compile with an unknown field', async () => {
    await expect(compiled('broken', program.replace('first_name', 'middle_name'))).rejects.toMatchObject({
      stdout: expect.stringContaining('middle_name'),
    });
  }, 60_000);
});

async function compiled<P = Program>(name: string, source: string): Promise<P> {
  writeFileSync(join(folder, `${name}.ts`), source);
  const files = [`${name}.ts`, 'client.ts'].map((file) => join(folder, file));
  await node('typescript/bin/tsc', ...files, ...compilerOptions, '--outDir', folder);
  const loaded: P = await import(/* @vite-ignore */ join(folder, `${name}.js`));
  return loaded;
}

const compilerOptions =
  '--strict --noUncheckedIndexedAccess --rewriteRelativeImportExtensions --ignoreConfig --target es2024 --module esnext --moduleResolution bundler'.split(
    ' ',
  );

function node(script: string, ...args: string[]) {
  return run(process.execPath, [resolve('node_modules', script), ...args]);
}
