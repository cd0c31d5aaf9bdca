import type { ListSearch } from './list-search.ts';
import { publicHead } from '../page/page-head.ts';

type Listed = ListSearch & { path: string; lang?: string | undefined; title: string; description: string };

/** What a list says to search engines; a part of it is no page of its own, but its links are. */
export function listHead({ search, page, title, ...rest }: Listed): ReturnType<typeof publicHead> {
  if (!search && !page) return publicHead({ title, ...rest });
  return { meta: [{ title }, { name: 'robots', content: 'noindex, follow' }], links: [] };
}
