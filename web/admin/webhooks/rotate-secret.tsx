import { useQueryClient } from '@tanstack/react-query';
import { api } from '#web/shared/api/api.ts';
import { useFreshSignIn } from '#web/shared/fresh-sign-in/fresh-sign-in.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Act } from '../frame/act.tsx';
import type { WebhookRow } from './noun.ts';
import { showSecret } from './shown-secret.ts';

/** The receiver has a day to change over. */
export function RotateSecret({ row: { id } }: { row: WebhookRow }) {
  const t = useTexts('desk_webhooks');
  const client = useQueryClient();
  const { freshly, dialog } = useFreshSignIn();

  async function rotate(): Promise<void> {
    const { data } = await freshly(() => api().webhooks.rotateWebhookSecret({ data: [{ id }] }));
    showSecret(data[0]);
  }

  return (
    <>
      <Act
        label={t('rotate')}
        title={t('rotate')}
        done={t('rotated')}
        send={rotate}
        refresh={() => client.invalidateQueries()}
      >
        {() => <p>{t('rotate_text')}</p>}
      </Act>
      {dialog}
    </>
  );
}
