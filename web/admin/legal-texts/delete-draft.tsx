import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DeleteForGood } from '../frame/delete-for-good.tsx';
import { legalTexts, type LegalTextRow } from './noun.ts';

export function DeleteDraft({ row: { id } }: { row: LegalTextRow }) {
  const t = useTexts('desk_legal');

  return (
    <DeleteForGood
      noun={legalTexts}
      words={{
        title: t('delete_title'),
        text: t('delete_text'),
        keep: t('delete_keep'),
        confirm: t('delete_confirm'),
        done: t('deleted'),
      }}
      send={() => api().legal.deleteLegalText({ data: [{ id }] })}
    />
  );
}
