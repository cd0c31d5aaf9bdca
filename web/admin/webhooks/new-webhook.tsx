import type { Api } from '#contract/index.ts';
import { api } from '#web/shared/api/api.ts';
import { useFreshSignIn } from '#web/shared/fresh-sign-in/fresh-sign-in.tsx';
import type { Noun } from '../frame/noun.ts';
import { NewRecordPage, type RecordWords } from '../frame/record-page.tsx';
import { webhooks, type WebhookRow } from './noun.ts';
import { showSecret } from './shown-secret.ts';
import { useWebhookSections } from './use-webhook-sections.ts';

/** Its page then shows the secret. */
export function NewWebhook({ words }: { words: RecordWords }) {
  const sections = useWebhookSections();
  const { freshly, dialog } = useFreshSignIn();
  const noun: Noun<WebhookRow> = {
    ...webhooks,
    create: async (input: Parameters<Api['webhooks']['createWebhook']>[0]) => {
      const answer = await freshly(() => api().webhooks.createWebhook(input));
      showSecret(answer.data[0]);
      return answer;
    },
  };

  return (
    <>
      <NewRecordPage noun={noun} sections={sections} words={words} />
      {dialog}
    </>
  );
}
