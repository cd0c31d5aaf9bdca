import { pageCache } from './page-cache.ts';
import { asNew, sendPage, tighten, toPage, unchanged, type Page, type WrittenPage } from './page.ts';
import type { Origins } from './content-policy.ts';

/** Given what the last page of its address was drawn from, while that may still be used. */
type Render = (lastDrawnFrom?: string) => Promise<Made>;
type Made = WrittenPage | Response | typeof unchanged;
type Limits = { mostBytes: number; freshMs: number; staleMs: number; origins: Origins };

export type CachedPages = ReturnType<typeof openPageCache>;

/** Where the same page lies as it is drawn for readers who want little data. No URL holds a space, so none is it. */
export function savingKey(address: string): string {
  return `${address}${address.includes('?') ? '' : '?'} saving`;
}

/** Pages rendered on the server know nothing of who asks, so their bytes are kept and shared. */
export function openPageCache({ mostBytes, ...making }: Limits) {
  const cache = pageCache({ mostBytes });
  const isSaving = making.freshMs > 0;

  return {
    /** Without a key the page is rendered for this request alone. */
    answer(request: Request, key: string | null, render: Render): Promise<Response> | Response {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isSaving || !isRead) return render().then((made) => asResponse(drawn(made)));
      const make = async (last?: Page) => {
        const usable = last && Date.now() - last.drawnAt < making.staleMs ? last : undefined;
        const made = await render(usable?.drawnFrom);
        return made === unchanged && usable ? asNew(usable, making) : toPage(drawn(made), making);
      };
      const page = key === null ? make() : cache.page(key, make);
      if (page instanceof Promise) return page.then((made) => sendPage(request, made));
      // A kept page is sent at once; each promise on the way would cost it a turn.
      tighten(page);
      return sendPage(request, page);
    },
    drop: cache.drop,
  };
}

function drawn(made: Made): WrittenPage | Response {
  if (made === unchanged) throw new Error('A page that was never drawn cannot be unchanged.');
  return made;
}

function asResponse(made: WrittenPage | Response): Response {
  return made instanceof Response ? made : new Response(made.body, made);
}
