import type { Api } from '#contract/index.ts';
import { api, queries } from '#web/shared/api/api.ts';
import type { Noun, RowOf } from '../frame/noun.ts';

export type WebhookRow = RowOf<Api['webhooks']['retrieveWebhookSources']>;
export type WebhookSort = 'name' | 'created_at';

/** Created by its own page, which shows the secret. */
export const webhooks: Noun<WebhookRow, { search?: string }, WebhookSort> = {
  name: 'webhooks',
  claim: 'webhooks.manage',
  source: (input) => queries().webhooks.retrieveWebhookSources.queryOptions({ input }),
  update: (input: Parameters<Api['webhooks']['updateWebhook']>[0]) => api().webhooks.updateWebhook(input),
  remove: (input) => api().webhooks.deleteWebhook(input),
  restore: (input) => api().webhooks.restoreWebhook(input),
  nameOf: ({ name }) => name,
  blank: {
    name: '',
    address: '',
    events: [],
    is_active: true,
    state: 'working',
    disabled_reason: null,
    failing_since: null,
    former_secret_until: null,
    created_at: '',
  },
};

export function setActive({ id }: WebhookRow, is_active: boolean): Promise<unknown> {
  return api().webhooks.updateWebhook({ data: [{ id, is_active }] });
}
