import { idNumber, laterPage, validSearch } from '#contract/rules/search-reader.ts';

export const readSiteMapSearch = validSearch({ area: idNumber, page: laterPage });
export type SiteMapSearch = ReturnType<typeof readSiteMapSearch>;
