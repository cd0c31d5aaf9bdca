export type SiteMapSearch = { area?: number; page?: number };

const lastPage = 100_000;

export function readSiteMapSearch({ area, page }: Record<string, unknown>): SiteMapSearch {
  const said = { area: wholeNumber(area), page: wholeNumber(page) };
  return {
    ...(said.area && { area: said.area }),
    ...(said.page && said.page > 1 && said.page <= lastPage && { page: said.page }),
  };
}

function wholeNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
