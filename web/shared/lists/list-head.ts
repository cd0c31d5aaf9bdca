import type { ListSearch } from './list-search.ts';
import { publicHead } from '../page/page-head.ts';

type Listed = ListSearch & { path: string; lang?: string | undefined; title: string; description: string };

/** A searched or later page of a list is not indexed, but its links are followed. */
export function listHead({ search, page, title, ...rest }: Listed): ReturnType<typeof publicHead> {
  if (!search && !page) return publicHead({ title, ...rest });
  return { meta: [{ title }, { name: 'robots', content: 'noindex, follow' }], links: [] };
}
