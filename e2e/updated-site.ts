import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { site } from './site.ts';

/** The server behind a proxy that can pretend that all files come from another build. */
export type UpdatedSite = { address: string; update: () => void; close: () => void };

export async function openUpdatedSite(): Promise<UpdatedSite> {
  let isUpdated = false;
  const server = createServer((request, response) => {
    pass(request, response, () => isUpdated).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    update: () => {
      isUpdated = true;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

// Revalidation is disabled, since the proxy changes the content.
const ofConnection =
  'host connection content-length transfer-encoding accept-encoding if-none-match if-modified-since'.split(' ');

async function pass(request: IncomingMessage, response: ServerResponse, isUpdated: () => boolean): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    ofConnection.includes(name) || value === undefined ? [] : [[name, [value].flat().join(', ')]],
  );
  const body = method === 'GET' || method === 'HEAD' ? null : new Uint8Array(await buffer(request));
  const answer = await fetch(`http://localhost:${site.PORT}${url}`, {
    method,
    headers: sent,
    body,
    redirect: 'manual',
  });
  const stored = [...answer.headers].filter(
    ([name]) => !/^(content-encoding|content-length|transfer-encoding|etag|last-modified)$/.test(name),
  );
  response.writeHead(answer.status, Object.fromEntries(stored));
  const text = isUpdated() ? asAnother(url, answer) : null;
  response.end(text ? await text : new Uint8Array(await answer.arrayBuffer()));
}

function asAnother(url: string, answer: Response): Promise<string> | null {
  if (url === '/sw.js') return answer.text().then((code) => code.replaceAll(/\b[0-9a-f]{16}\b/g, 'another'));
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return null;
  return answer.text().then((html) => html.replace('</head>', '<meta name="build" content="another"></head>'));
}
