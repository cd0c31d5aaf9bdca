import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import { byTransfer, makePayment } from '#api/sales/payments/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { Db } from '#api/shared/database/database.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { rawRoutes, routes } from './routes.ts';

const receiving = rawRoutes.filter(({ method }) => method !== 'GET');
const url = (path: string) => `http://mestria.test/api${path.replaceAll(/:\w+/g, 'guessed')}`;

/** A form of 9 MB that counts the bytes that were read. */
function unread() {
  const read = { chunks: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        read.chunks += 1;
        stream.enqueue(new Uint8Array(64 * 1024));
      },
    },
    { highWaterMark: 0 },
  );
  return { read, body };
}

/** Any bearer token identifies the given actor. */
function answering(ctx: Ctx) {
  const world = { ...ctx, actor: undefined };
  return answerApi({ routes, rawRoutes, world, identify: async () => ctx.actor });
}

type Sent = { method: string; path: string; headers: Record<string, string>; body: BodyInit };

function sent({ method, path, headers, body }: Sent): Request {
  return new Request(url(path), { method, headers, body, duplex: 'half' } as RequestInit);
}

const bearers: Record<string, Record<string, string>> = { guest: {}, stranger: { authorization: 'Bearer stranger' } };

// Every user may upload student documents and pictures.
const forAnyAccount = ['/pictures/create', '/student-documents/upload'];

describe('of those who may not send', () => {
  test.for(receiving.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'not a byte of the body is read: %s',
    async ([, { method, path }], { ctx }) => {
      const answer = answering(await asA(ctx, 'client'));
      const senders = forAnyAccount.includes(path) ? ['guest'] : ['guest', 'stranger'];
      for (const sender of senders) {
        const { read, body } = unread();
        const headers = { 'content-type': 'multipart/form-data; boundary=x', ...bearers[sender] };
        const { status } = await answer(sent({ method, path, headers, body }));
        expect([401, 403, 404]).toContain(status);
        expect(read.chunks).toBe(0);
      }
    },
  );

  test('nor of what is said to be too large', async ({ ctx }) => {
    const { buyer } = await makePayment(ctx, byTransfer);
    const { read, body } = unread();
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '20000000',
      authorization: 'Bearer buyer',
    };
    expect((await answering(buyer)(sent({ method: 'POST', path: '/payments/proof', headers, body }))).status).toBe(413);
    expect(read.chunks).toBe(0);
  });
});

/** A buyer whose payment waits for a proof, and two servers. */
async function waitingForProof(db: Db) {
  const folder = mkdtempSync(join(tmpdir(), 'mestria-uploads-'));
  const [ctx, other] = [makeCtx({ db, folder }), makeCtx({ db, folder })];
  const { payment, buyer } = await makePayment(ctx, byTransfer);
  const servers = [answering(buyer), answering({ ...other, actor: buyer.actor })] as const;
  type Proof = { key: string; bytes?: Uint8Array; paymentId?: number; server?: 0 | 1 };
  const send = async ({ key, bytes = pdfBytes(), paymentId = payment.id, server = 0 }: Proof) => {
    const body = new FormData();
    body.set('payment_id', String(paymentId));
    body.set('file', new File([new Uint8Array(bytes)], 'comprovativo.pdf'));
    const headers = { 'idempotency-key': key, authorization: 'Bearer buyer' };
    const response = await servers[server](sent({ method: 'POST', path: '/payments/proof', headers, body }));
    return { status: response.status, body: await response.json() };
  };
  const rows = () => ctx.db.selectFrom('files').select('id').where('owner_user_id', '=', signedIn(buyer).userId);
  /** The number of files, by rows and by bytes. */
  const files = async () => [(await rows().execute()).length, await count(ctx.files.keysBelow('payment_proof'))];
  return { send, files };
}

async function count(keys: AsyncIterable<string>): Promise<number> {
  let many = 0;
  for await (const _ of keys) many += 1;
  return many;
}

describe('an upload with a key', () => {
  test('is executed once and stores one file', async ({ database }) => {
    const { send, files } = await waitingForProof(database.db);
    const key = randomUUID();
    const first = await send({ key });
    expect(first.status).toBe(200);
    for (const server of [0, 1] as const) expect(await send({ key, server })).toEqual(first);
    expect(await files()).toEqual([1, 1]);
  });

  test('is refused with another file or other fields', async ({ database }) => {
    const { send, files } = await waitingForProof(database.db);
    const key = randomUUID();
    await send({ key });
    const changed = { status: 409, body: { errors: [{ code: 'request_changed' }] } };
    expect(await send({ key, bytes: pdfBytes({ extra: '/A 1' }) })).toMatchObject(changed);
    expect(await send({ key, paymentId: 999 })).toMatchObject(changed);
    expect(await files()).toEqual([1, 1]);
  });

  test('is refused while the first is running', async ({ database }) => {
    const { send, files } = await waitingForProof(database.db);
    const key = randomUUID();
    const answers = await Promise.all([send({ key }), send({ key }), send({ key })]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409']);
    expect(answers.find(({ status }) => status === 409)?.body.errors[0].code).toBe('request_under_way');
    expect(await files()).toEqual([1, 1]);
  });

  test('is executed once by two servers at the same time', async ({ database }) => {
    for (let race = 0; race < 5; race += 1) {
      const { send, files } = await waitingForProof(database.db);
      const key = randomUUID();
      const answers = await Promise.all([send({ key, server: 0 }), send({ key, server: 1 })]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toContain(200);
      expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
      expect(await files()).toEqual([1, 1]);
    }
  });

  test('stores no file when it is refused, and may be retried', async ({ database }) => {
    const { send, files } = await waitingForProof(database.db);
    const key = randomUUID();
    expect((await send({ key, bytes: pdfBytes({ extra: '/A<</S/Launch>>' }) })).status).toBe(415);
    expect(await files()).toEqual([0, 0]);
    expect((await send({ key })).status).toBe(200);
  });
});
