import { createStartHandler } from '@tanstack/react-start/server';
import { drawWhole } from './render-page.tsx';
import { openSite, type Site } from './site.ts';

const shared = globalThis as typeof globalThis & { mestriaSite?: Promise<Site> };

// Only one process may open a folder of PGlite once, and `vite dev` runs this file again after each change.
shared.mestriaSite ??= openSite();
const draw = createStartHandler(drawWhole);
const site = await shared.mestriaSite;

export const { closeStreams, stop } = site;

// TanStack Start opens the scope of a request inside `draw`: cached pages and calls do without it.
export default {
  fetch(request: Request): Promise<Response> | Response {
    return site.answer(request, (requested, context: object) => draw(requested, { context }));
  },
};
