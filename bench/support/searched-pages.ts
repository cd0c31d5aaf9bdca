import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

/** As sent by a browser, to which the page goes as zstd. */
const encoding = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const decoders: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
const leastCards = 10;

/** Throws unless the page is the one of these words, and has courses with them. */
export async function readSearched(site: string, words: string): Promise<void> {
  const { status, html } = await read(`${site}/courses?search=${encodeURIComponent(words)}`);
  const cards = new Set(html.match(/href="\/courses\/\d+/g)).size;
  if (status !== 200 || !html.includes(`value="${words}"`) || !html.includes('<mark') || cards < leastCards)
    throw new Error(`The search for «${words}» answered ${status} with ${cards} cards.`);
}

function read(url: string): Promise<{ status: number | undefined; html: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: encoding }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const decode = decoders[response.headers['content-encoding'] ?? ''] ?? ((bytes) => bytes);
        resolve({ status: response.statusCode, html: Buffer.from(decode(Buffer.concat(chunks))).toString() });
      });
    }).on('error', reject);
  });
}
