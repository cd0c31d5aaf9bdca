import type { Duplex } from 'node:stream';

const tooLong = [
  '<p lang="pt">Este endereço é comprido demais. Encurte o que procura e tente outra vez.</p>',
  '<p lang="en">This address is too long. Shorten what you look for and try again.</p>',
].join('');
const unreadable = [
  '<p lang="pt">Este pedido não se consegue ler. Abra a página outra vez.</p>',
  '<p lang="en">This request cannot be read. Open the page again.</p>',
].join('');

const always = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** In both languages, since the locale of a request that Node cannot parse is unknown. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const isLong = error.code === 'HPE_HEADER_OVERFLOW';
  const status = isLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
  // Cookies of this host or a sibling host may be the cause, and would lock that browser out.
  const cleared = isLong ? ['clear-site-data: "cookies"'] : [];
  const headers = [...Object.entries(always).map((pair) => pair.join(': ')), ...cleared, 'connection: close'];
  socket.end([`HTTP/1.1 ${status}`, ...headers, '', isLong ? tooLong : unreadable].join('\r\n'));
}

export function unreadableAnswer(): Response {
  return new Response(unreadable, { status: 400, headers: always });
}
