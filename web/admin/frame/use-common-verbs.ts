import { useTexts } from '#web/shared/texts/texts.ts';
import type { Noun, RecordRow, Verb } from './noun.ts';

/** Every noun can be deleted and restored. */
export function useCommonVerbs<Row extends RecordRow>(noun: Pick<Noun, 'remove' | 'restore'>): Verb<Row>[] {
  const t = useTexts('desk');
  const remove = ({ id }: Row) => noun.remove({ data: [{ id }] });
  const restore = ({ id }: Row) => noun.restore({ data: [{ id }] });

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
