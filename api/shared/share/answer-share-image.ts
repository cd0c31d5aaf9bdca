type Bytes = Uint8Array<ArrayBuffer>;
type Picture = { version: string; cacheControl: string; draw: () => Promise<Bytes | null> };

const busyFor = 60;

/** 304 for a picture that the reader has, and 503 while too many wait to be drawn. */
export async function answerShareImage(request: Request, { version, cacheControl, draw }: Picture): Promise<Response> {
  const headers = { 'cache-control': cacheControl, etag: `"${version}"`, 'x-content-type-options': 'nosniff' };
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  const picture = await draw();
  if (picture) return new Response(picture, { headers: { ...headers, 'content-type': 'image/png' } });
  return new Response(null, { status: 503, headers: { 'retry-after': String(busyFor), 'cache-control': 'no-store' } });
}

export const shareImageAnswers = {
  304: 'Not changed since the ETag in `If-None-Match`.',
  503: 'Too many pictures wait to be drawn. Try again after `Retry-After`.',
};
