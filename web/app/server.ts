import handler, { createServerEntry } from '@tanstack/react-start/server-entry';
import type { Api } from '#contract/index.ts';
import type { Visitor } from '#web/shared/visitor.ts';
import { openSite, type Site } from './site.ts';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { api: Api; visitor: Visitor; page: PageFacts } };
  }
}

/** What the server tells the browser about itself on <html>. */
export type PageFacts = { loadingMs: number; apiAddress: string | null; publicUrl: string };

const shared = globalThis as typeof globalThis & { mestriaSite?: Promise<Site> };

// A folder of PGlite bears one opener, and `vite dev` runs this file again after each change.
shared.mestriaSite ??= openSite();
const site = await shared.mestriaSite;

export const stop = site.stop;

export default createServerEntry({
  fetch(request) {
    return site.answer(request, (context) => handler.fetch(request, { context }));
  },
});
