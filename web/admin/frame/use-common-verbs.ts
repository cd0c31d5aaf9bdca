import { useTexts } from '#web/shared/texts/texts.ts';
import type { Noun, RecordRow, Verb } from './noun.ts';

/** Deletes and restores, where the noun can. */
export function useCommonVerbs<Row extends RecordRow>(noun: Pick<Noun, 'remove' | 'restore'>): Verb<Row>[] {
  const t = useTexts('desk');
  const { remove: removeOne, restore: restoreOne } = noun;
  if (!removeOne || !restoreOne) return [];
  const remove = ({ id }: Row) => removeOne({ data: [{ id }] });
  const restore = ({ id }: Row) => restoreOne({ data: [{ id }] });

  return [
    {
      key: 'restore',
      label: t('restore'),
      can: (row) => row.deleted_at !== null,
      send: restore,
      undo: remove,
      done: (count) => t('restored', { count }),
    },
    {
      key: 'remove',
      label: t('remove'),
      isDanger: true,
      can: (row) => row.deleted_at === null,
      send: remove,
      undo: restore,
      done: (count) => t('removed', { count }),
    },
  ];
}
