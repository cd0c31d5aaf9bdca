import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Listed, ListedRow, Noun, RecordRow, SourceInput } from './noun.ts';

/** One page of the records of a noun. */
export function useRecords<Row extends ListedRow, Filter extends object, Sort extends string>(
  noun: Listed<Row, Filter, Sort>,
  input: SourceInput<Filter, Sort>,
) {
  return useQuery({ ...noun.source(input), placeholderData: keepPreviousData });
}

/** One record of a noun, also when it is deleted; null where there is none. */
export function useRecord<Row extends RecordRow>(noun: Noun<Row>, id: number) {
  return useQuery({ ...recordSource(noun, id), select: ({ results }) => results[0] ?? null });
}

export function recordSource<Row extends RecordRow>(noun: Noun<Row>, id: number) {
  return noun.source({ filter: { id, deleted: 'with' }, page: { number: 1, size: 1 } });
}

/** Drops what the slice of a noun has answered, so that lists and choices show the change. */
export function useRefresh(noun: Pick<Listed, 'source'>) {
  const client = useQueryClient();
  const [locale, slice] = noun.source({ filter: {}, page: { number: 1, size: 1 } }).queryKey;
  return () => client.invalidateQueries({ queryKey: [locale, slice] });
}
