import { useMemo } from 'react';

/** Loader and page read the search, so that what they read it with is loaded with them and not with the shell. */
export function unparsedSearch<Search extends object>(raw: Record<string, unknown> & Search): Search {
  return raw;
}

export function useRead<Search>(raw: Record<string, unknown>, read: (raw: Record<string, unknown>) => Search): Search {
  return useMemo(() => read(raw), [raw, read]);
}
