import { idNumber, laterPage, searchReader } from '#web/shared/search/search-reader.ts';

export type SiteMapSearch = { area?: number; page?: number };

export const readSiteMapSearch: (raw: Record<string, unknown>) => SiteMapSearch = searchReader({
  area: idNumber,
  page: laterPage,
});
