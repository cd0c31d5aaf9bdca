import { createServer, type Socket } from 'node:net';
import { expect } from './fixture.ts';

export type Mailbox = { url: string; linkTo: (address: string) => Promise<string>; close: () => void };

/** A mail server that takes every email. */
export async function openMailbox(): Promise<Mailbox> {
  const received: string[] = [];
  const server = createServer((socket) => take(socket, received));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mailbox has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    linkTo: (recipient) => lastLink(received, recipient),
    close: () => server.close(),
  };
}

/** SMTP [RFC 5321], as far as a client without authentication goes. */
function take(socket: Socket, received: string[]): void {
  let mail: string | null = null;
  socket.write('220 mailbox\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    const text = bytes.toString();
    if (mail === null) {
      const isBeginning = /^DATA/i.test(text);
      if (isBeginning) mail = '';
      socket.write(isBeginning ? '354 go on\r\n' : '250 ok\r\n');
      return;
    }
    mail += text;
    if (!mail.endsWith('\r\n.\r\n')) return;
    received.push(mail);
    mail = null;
    socket.write('250 ok\r\n');
  });
}

/** The first link in the last email to this address. */
async function lastLink(received: readonly string[], recipient: string): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    const mail = received.findLast((one) => one.includes(`To: ${recipient}`));
    link = /https?:\/\/[^\s"<>]+/.exec(plain(mail ?? ''))?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

/** Without the line breaks and the signs of quoted-printable [RFC 2045 6.7]. */
function plain(mail: string): string {
  return mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
