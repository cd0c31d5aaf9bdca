import { createStartHandler } from '@tanstack/react-start/server';
import { drawWhole } from './render-page.tsx';
import { openSite, type Site } from './site.ts';

const shared = globalThis as typeof globalThis & { mestriaSite?: Promise<Site> };

// A folder of PGlite bears one opener, and `vite dev` runs this file again after each change.
shared.mestriaSite ??= openSite();
const draw = createStartHandler(drawWhole);
const site = await shared.mestriaSite;

export const { closeStreams, stop } = site;

// TanStack Start opens its scope of a request inside `handler`: a kept page and a call do without it.
export default {
  fetch(request: Request): Promise<Response> | Response {
    return site.answer(request, (requested, context: object) => draw(requested, { context }));
  },
};
