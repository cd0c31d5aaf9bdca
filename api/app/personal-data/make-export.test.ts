import { text } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { fromBuffer, type ZipFile } from 'yauzl';
import { goodPassword, makeUser, signInAs } from '#api/people/identity/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { PersonalData } from '#api/shared/personal-data.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeExport } from './make-export.ts';
import { calls, fetched, makeTraced, traces } from './make.ts';

async function unpacked(bytes: Uint8Array): Promise<Record<string, string>> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { autoClose: false, lazyEntries: true }, (error, opened) =>
      error ? reject(error) : resolve(opened),
    );
  });
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  return files;
}

async function requestExport(user: Ctx): Promise<number> {
  const { data } = await calls(user).privacy.requestExport({});
  return data[0].id;
}

async function copied(user: Ctx, id: number): Promise<Record<string, string>> {
  return unpacked(await (await fetched(user, `/users/exports/${id}/file`)).bytes());
}

async function exported(user: Ctx): Promise<Record<string, string>> {
  const id = await requestExport(user);
  await makeExport(asSystem(user), id);
  return copied(user, id);
}

describe('the copy of personal data', { timeout: 60_000 }, () => {
  test('has the data of each slice, as JSON and as files', async ({ ctx }) => {
    const { ctx: own } = await makeTraced(ctx);
    const files = await exported(own);
    const rows = (path: string) => JSON.parse(files[path] ?? 'null');
    expect(rows('person.json')).toMatchObject([{ name: traces.name, document_number: traces.document }]);
    expect(rows('user.json')).toMatchObject([{ username: traces.address, roles: ['student'] }]);
    expect(rows('consents.json')).toMatchObject([{ purpose: 'guardian', guardian_name: traces.guardian }]);
    expect(rows('sessions.json')).toHaveLength(1);
    expect(rows('orders.json')).toHaveLength(2);
    expect(rows('fiscal-documents.json')).toMatchObject([
      { kind: 'FT', document: { order_number: expect.any(String) } },
    ]);
    expect(rows('payments.json')).toMatchObject([{ method: 'transferencia', status: 'pending' }]);
    expect(rows('enrollments.json')).toHaveLength(2);
    expect(rows('certificates.json')).toMatchObject([{ printed: { person: { name: traces.name } } }]);
    expect(rows('learning/progress.json')).toEqual([]);
    expect(rows('messages/notifications.json')).toHaveLength(1);
    expect(rows('student/qualifications.json')).toMatchObject([{ institution: traces.institution }]);
    const kinds = Object.keys(files)
      .filter((path) => path.endsWith('.pdf'))
      .map((path) => path.split('/').slice(0, -1).join('/'));
    expect(kinds.toSorted()).toEqual([
      'certificates',
      'payments',
      'student/curriculum-vitae',
      'student/id-copy',
      'student/outros',
      'student/qualifications-certificate',
    ]);
  });

  test('has no secrets, and nothing of anybody else', async ({ ctx }) => {
    await makeTraced(ctx);
    const stranger = await signInAs(ctx, await makeUser(ctx, { name: 'Rui Sitoe', password: goodPassword }));
    await makeOrder(stranger, { buyer: stranger });
    const all = Object.values(await exported(stranger)).join('\n');
    expect(all).toContain('Rui Sitoe');
    for (const trace of Object.values(traces)) expect(all).not.toContain(trace);
    expect(all).not.toMatch(/password_hash|argon2|token_hash|secret|storage_key/);
  });

  test('is made again after a crash, without the incomplete file', async ({ ctx }) => {
    const { ctx: own } = await makeTraced(ctx);
    const id = await requestExport(own);
    const crash: PersonalData = {
      takeAlong: async function* () {
        yield { path: 'half.json', rows: broken() };
      },
      erase: async () => {},
    };
    await expect(makeExport(asSystem(own), id, [crash])).rejects.toThrow('killed');
    await expect(copied(own, id)).rejects.toThrow('not_found');
    await makeExport(asSystem(own), id);
    await makeExport(asSystem(own), id);
    expect(Object.keys(await copied(own, id))).toContain('person.json');
    const stored: string[] = [];
    for await (const key of own.files.keysBelow('exports')) stored.push(key);
    expect(stored).toHaveLength(1);
  });

  test('has safe and unique paths', async ({ ctx }) => {
    const { ctx: own } = await makeTraced(ctx);
    const id = await requestExport(own);
    const hostile: PersonalData = {
      takeAlong: async function* () {
        yield { path: 'a/../../b.json', rows: none() };
        yield { path: 'same.json', rows: none() };
        yield { path: 'same.json', rows: none() };
      },
      erase: async () => {},
    };
    await makeExport(asSystem(own), id, [hostile]);
    expect(Object.keys(await copied(own, id))).toEqual(['a/-/-/b.json', 'same.json', 'same (2).json']);
  });
});

async function* broken(): AsyncIterable<object> {
  yield { row: 1 };
  throw new Error('killed');
}

async function* none(): AsyncIterable<object> {}
