import { useQuery } from '@tanstack/react-query';
import { everyPage } from '#web/shared/api/every-page.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { Choice } from './form/fields.ts';
import type { Noun, RecordRow } from './noun.ts';

const noChoices: readonly Choice[] = [];

/** The records of a noun as choices of a field or a filter, by name. */
export function useChoices<Row extends RecordRow>(noun: Noun<Row>): readonly Choice[] {
  const { locale } = useVisitor();
  const [, slice, call] = noun.source({ filter: {}, page: { number: 1, size: 1 } }).queryKey;
  const { data } = useQuery({
    queryKey: [locale, slice, call, 'choices'],
    queryFn: async ({ signal }) => {
      const rows = await everyPage((page) => noun.source({ filter: {}, page }).queryFn({ signal }));
      return rows
        .map((row) => ({ key: String(row.id), name: noun.nameOf(row, locale) }))
        .toSorted((one, other) => one.name.localeCompare(other.name, locale));
    },
  });
  return data ?? noChoices;
}
