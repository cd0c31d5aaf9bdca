export type ListSearch = { search?: string; page?: number };

const longest = 1_000;
const lastPage = 100_000;

export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const said = raw['search'];
  const search = typeof said === 'string' ? said.trim().slice(0, longest) : '';
  const page = Number(raw['page']);
  return { ...(search && { search }), ...(Number.isInteger(page) && page > 1 && page <= lastPage && { page }) };
}
