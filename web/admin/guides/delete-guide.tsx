import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DeleteForGood } from '../frame/delete-for-good.tsx';
import { guides, type GuideRow } from './noun.ts';

/** Its file is gone for good. */
export function DeleteGuide({ row: { id, title, deleted_at: gone } }: { row: GuideRow }) {
  const t = useTexts('desk_guides');

  if (gone !== null) return null;
  return (
    <DeleteForGood
      noun={guides}
      words={{
        title: t('delete_title', { title }),
        text: t('delete_text'),
        keep: t('delete_keep'),
        confirm: t('delete_confirm'),
        done: t('deleted', { title }),
      }}
      send={() => api().guides.deleteGuide({ data: [{ id }] })}
    />
  );
}
