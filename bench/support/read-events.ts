import { get, type IncomingMessage } from 'node:http';
import { createParser } from 'eventsource-parser';

/** Opens a stream of live events. Resolves when the server confirms it, and reports the time of every update. */
export async function readEvents(
  url: string,
  headers: Record<string, string>,
  listener: (at: number) => void,
): Promise<{ close: () => void }> {
  const response = await answerOf(url, headers);
  response.setEncoding('utf8');
  await new Promise<void>((resolve) => {
    const parser = createParser({
      onEvent: ({ event }) => {
        if (event === 'ready') resolve();
        if (event === 'notifications-update') listener(performance.now());
      },
    });
    response.on('data', (text: string) => parser.feed(text));
  });
  return { close: () => response.destroy() };
}

function answerOf(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`${url} answers ${response.statusCode}.`));
    }).on('error', reject);
  });
}
