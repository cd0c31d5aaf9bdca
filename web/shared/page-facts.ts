import { createIsomorphicFn } from '@tanstack/react-start';
import { requestContext } from './request-context.ts';

/** What the server says about itself on <html>; the browser reads it back from there. */
export const pageFacts = createIsomorphicFn()
  .server((): { loadingMs: number; apiAddress: string | null } => requestContext().page)
  .client((): { loadingMs: number; apiAddress: string | null } => {
    const { loadingMs, api } = document.documentElement.dataset;
    return { loadingMs: Number(loadingMs), apiAddress: api ?? null };
  });
