import { pageCache } from './page-cache.ts';
import { sendPage, tighten, toPage, type WrittenPage } from './page.ts';
import type { Origins } from './content-policy.ts';

type Render = () => Promise<WrittenPage | Response>;
type Limits = { mostBytes: number; freshMs: number; staleMs: number; origins: Origins };

export type CachedPages = ReturnType<typeof openPageCache>;

/** The key of the same page as drawn for data savers. No URL contains a space, so no request can name it. */
export function savingKey(address: string): string {
  return `${address}${address.includes('?') ? '' : '?'} saving`;
}

/** Pages rendered on the server do not depend on the session, so their bytes are cached and shared. */
export function openPageCache({ mostBytes, ...making }: Limits) {
  const cache = pageCache({ mostBytes });
  const isSaving = making.freshMs > 0;

  return {
    /** Without a key the page is rendered for this request only. */
    answer(request: Request, key: string | null, render: Render): Promise<Response> | Response {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isSaving || !isRead) return render().then(asResponse);
      const make = async () => toPage(await render(), making);
      const page = key === null ? make() : cache.page(key, make);
      if (page instanceof Promise) return page.then((made) => sendPage(request, made));
      // A cached page is sent in the same turn of the event loop, without promises.
      tighten(page);
      return sendPage(request, page);
    },
    drop: cache.drop,
  };
}

function asResponse(made: WrittenPage | Response): Response {
  return made instanceof Response ? made : new Response(made.body, made);
}
