import { Writable } from 'node:stream';
import { defineHandlerCallback, getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server';
import { StartServer } from '@tanstack/react-start/server';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { requestContext } from '#web/shared/api/request-context.ts';
import { partsInPage } from '#web/shared/texts/texts-of-routes.ts';
import { isSecret } from './is-secret.ts';

const doctype = '<!DOCTYPE html>';

/**
 * Draws a page as a whole, without a stream: it is scanned, compressed and cached as a whole. Its bytes go into
 * `outcome.html`, since a response body would have to be read again.
 */
export const drawWhole = defineHandlerCallback(async ({ router, responseHeaders: headers }) => {
  try {
    const { outcome } = requestContext();
    outcome.isSecret = isSecret(router.state);
    outcome.texts = partsInPage(router.state.matches);
    const rendered = await htmlOf(<StartServer router={router} />);
    const ends = rendered.lastIndexOf('</body>');
    // The router injects its state there, and prepends the doctype.
    const end = await transformHtmlStringWithRouter(router, rendered.toString('utf8', ends));
    outcome.html = Buffer.concat([rendered.subarray(0, ends), Buffer.from(end.slice(doctype.length))]);
    return new Response(null, { status: getSsrStatus(router), headers });
  } catch (error) {
    requestContext().outcome.error = error;
    return new Response(null, { status: 500, headers });
  } finally {
    router.serverSsr?.cleanup();
    router.options.context.queryClient.clear();
  }
});

function htmlOf(page: ReactNode): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Uint8Array[] = [];
  const whole = new Writable({
    write(chunk: Uint8Array, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      resolve(Buffer.concat(chunks));
      next();
    },
  });
  const { pipe } = renderToPipeableStream(page, {
    // No part is streamed later and inserted by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(whole),
    onShellError: reject,
    onError: (error) => console.error(error),
  });
  return promise;
}
