import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Verb } from '../frame/noun.ts';
import type { ClassRow } from './noun.ts';

const close = ({ id }: ClassRow) => api().classes.closeClass({ data: [{ id }] });
const reopen = ({ id }: ClassRow) => api().classes.reopenClass({ data: [{ id }] });

/** What has an opposite. A cancellation has none: it asks first. */
export function useClassVerbs(): readonly Verb<ClassRow>[] {
  const t = useTexts('desk_classes');

  return [
    {
      key: 'close',
      label: t('close'),
      can: ({ status }) => status === 'opened',
      send: close,
      undo: reopen,
      done: (count) => t('close_done', { count }),
    },
    {
      key: 'reopen',
      label: t('reopen'),
      can: ({ status, type, start_at: start }) =>
        status === 'closed' && (type === 'online' || start === null || Date.parse(start) > Date.now()),
      send: reopen,
      undo: close,
      done: (count) => t('reopen_done', { count }),
    },
  ];
}
