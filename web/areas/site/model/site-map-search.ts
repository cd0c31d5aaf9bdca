import { id, laterPage, validSearch } from '#contract/rules/search-reader.ts';

export const readSiteMapSearch = validSearch({ area: id, page: laterPage });
export type SiteMapSearch = ReturnType<typeof readSiteMapSearch>;
