import { readEvents } from './read-events.ts';

export const readerPassword = 'muitas janelas abertas ao mesmo tempo';

export function readerName(reader: number): string {
  return `reader${reader}@exemplo.ao`;
}

export type Reader = {
  /** Changes something of the reader's; answers the time at which the request was sent. */
  change: () => Promise<number>;
  /** Opens a stream and reports the time of every update. */
  open: (listener: (at: number) => void) => Promise<{ close: () => void }>;
};

export async function bearerOf(url: string, credentials: { username: string; password: string }): Promise<string> {
  return textIn(await send(`${url}/api/users/authenticate`, { body: { data: [credentials] } }), 'token');
}

export async function signInReader(url: string, reader: number): Promise<Reader> {
  const token = await bearerOf(url, { username: readerName(reader), password: readerPassword });
  const bearer = { authorization: `Bearer ${token}` };
  const { results } = await send(`${url}/api/notifications`, { body: { fields: ['id', 'read'] }, headers: bearer });
  const [notification] = results ?? [];
  if (!notification) throw new Error('There is nothing to read.');
  let { read } = notification;

  return {
    change: async () => {
      read = !read;
      const at = performance.now();
      await send(`${url}/api/notifications`, {
        method: 'PUT',
        body: { data: [{ id: notification.id, read }] },
        headers: bearer,
      });
      return at;
    },
    open: (listener) => readEvents(`${url}/api/events`, bearer, listener),
  };
}

type Answer = { data?: [Record<string, unknown>]; results?: { id: number; read: boolean }[] };

type Sent = { method?: string; body: object; headers?: Record<string, string> };

async function send(url: string, { method = 'POST', body, headers = {} }: Sent): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

function textIn({ data }: Answer, name: string): string {
  const value = data?.[0][name];
  if (typeof value !== 'string') throw new Error(`The answer has no ${name}.`);
  return value;
}
