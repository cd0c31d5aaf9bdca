import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FastResponse } from 'srvx';
import { takes } from './takes.ts';

const smallest = 1_000;
const brotli = promisify(brotliCompress);
const pack = {
  br: (body: Uint8Array) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: promisify<Uint8Array, Buffer>(gzip),
};

/** JSON of some length travels compressed: a month of classes weighs 35 kB, and packed 4. Files and streams go as they are. */
export async function packed(request: Request, response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return response;
  const accepted = request.headers.get('accept-encoding');
  const encoding = (['br', 'gzip'] as const).find((one) => takes(one, accepted));
  const headers = new Headers(response.headers);
  headers.append('vary', 'accept-encoding');
  const { status } = response;
  const body = await response.bytes();
  if (!encoding || body.length < smallest) return new FastResponse(body, { status, headers });
  headers.set('content-encoding', encoding);
  return new FastResponse(new Uint8Array(await pack[encoding](body)), { status, headers });
}
