import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { residentMbOf } from './load.ts';
import { startSite, type Running } from './processes.ts';
import { amountRow, timesRow, type Row } from './row.ts';
import { bearerOf, readerName, readerPassword } from './support/readers.ts';
import { argon2Ms } from './support/yardstick.ts';

const port = Number(process.env['BENCH_PORT'] ?? 3760);
const guestUploads = 20;
const guestFileBytes = 9_900_000;

/** The effect of hostile uploads on other requests: the delay of a health check, and the growth of memory. */
export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mestria-bench-uploads-'));
  const surroundings = { DATA_DIR: folder };
  spawnSync('node', ['bench/support/make-readers.ts', '1'], { env: { ...process.env, ...surroundings } });
  const site = await startSite(surroundings, port);
  try {
    return [...(await hostilePdf(site)), await guestsFiles(site)];
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function hostilePdf(site: Running): Promise<Row[]> {
  const bearer = await bearerOf(site.url, { username: readerName(0), password: readerPassword });
  const bytes = pdfThatInflates();
  const { longestMs, result } = await whilePinging(site, () =>
    upload(`${site.url}/api/student-documents/upload`, bytes, { authorization: `Bearer ${bearer}` }),
  );
  if (!/^4(00|09|13|15|22) /.test(result)) throw new Error(`The PDF was not inspected: ${result}`);
  return [
    timesRow({
      name: 'A PDF that inflates a thousandfold: longest wait of a health check',
      ms: longestMs,
      unitMs: await argon2Ms(),
      unit: 'argon2',
      allowed: 46,
      detail: `${Math.round(bytes.byteLength / 1_000)} kB; answered ${result}`,
    }),
  ];
}

async function guestsFiles(site: Running): Promise<Row> {
  const before = residentMbOf(site.pid);
  const file = new Uint8Array(guestFileBytes);
  const sent = Array.from({ length: guestUploads }, () => upload(`${site.url}/api/payments/proof`, file, {}));
  const answers = await Promise.all(sent);
  return amountRow({
    name: `${guestUploads} guests send a file of 9.9 MB at once: memory of the server`,
    amount: Math.max(0, residentMbOf(site.pid) - before),
    allowed: 80,
    unit: 'MB',
    detail: `all refused: ${[...new Set(answers)].join(', ')}`,
  });
}

async function whilePinging<T>(site: Running, send: () => Promise<T>): Promise<{ longestMs: number; result: T }> {
  let longestMs = 0;
  const state = { isOver: false };
  const work = send().finally(() => (state.isOver = true));
  while (!state.isOver) {
    const at = performance.now();
    await fetch(`${site.url}/healthz`).then((response) => response.text());
    longestMs = Math.max(longestMs, performance.now() - at);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { longestMs, result: await work };
}

async function upload(url: string, bytes: Uint8Array, headers: Record<string, string>): Promise<string> {
  const form = new FormData();
  form.set('category', 'id-copy');
  form.set('file', new File([new Uint8Array(bytes)], 'folha.pdf'));
  const body = { method: 'POST', headers, body: form };
  const answer = await fetch(url, body).catch(() => null);
  return answer ? `${answer.status} ${(await answer.json()).errors?.[0]?.code ?? 'ok'}` : 'connection closed';
}

/** One object stream that inflates from about 20 kB to 20 MB of names. */
function pdfThatInflates(): Uint8Array {
  // Refused only by an inspection that reads to the end.
  const hidden = deflateSync(Buffer.from(`${'/J#61 '.repeat(3_300_000)}/JavaScript`)).toString('latin1');
  const body = [
    '%PDF-1.7',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj',
    `4 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${hidden.length}>>stream\n${hidden}\nendstream endobj`,
  ].join('\n');
  return Buffer.from(
    `${body}\nxref\n0 1\ntrailer<</Size 5/Root 1 0 R>>\nstartxref\n${body.length + 1}\n%%EOF\n`,
    'latin1',
  );
}
