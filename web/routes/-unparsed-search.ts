/** Loader and page parse the search, so that the parser is loaded with them and not with the shell. */
export function unparsedSearch<Search extends object>(raw: Record<string, unknown> & Search): Search {
  return raw;
}
