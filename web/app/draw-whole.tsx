import { Writable } from 'node:stream';
import { defineHandlerCallback, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server';
import { StartServer } from '@tanstack/react-start/server';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

const doctype = '<!DOCTYPE html>';

/**
 * Draws a page in one piece, once all of it is there: it is looked through, compressed and kept as a whole, so that a
 * stream would only cost time.
 */
export const drawWhole = defineHandlerCallback(({ router, responseHeaders }) =>
  renderSsrHtmlResponse({
    router,
    responseHeaders,
    // The router begins the page by itself.
    render: async () => (await htmlOf(<StartServer router={router} />)).slice(doctype.length),
  }),
);

function htmlOf(page: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const chunks: Uint8Array[] = [];
  const whole = new Writable({
    write(chunk: Uint8Array, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      resolve(Buffer.concat(chunks).toString());
      next();
    },
  });
  const { pipe } = renderToPipeableStream(page, {
    // No part of it comes later, by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(whole),
    onShellError: reject,
    onError: (error) => console.error(error),
  });
  return promise;
}
