import { longestWebhookAddress, longestWebhookName, webhookEventTypes } from '#contract/areas/webhooks/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Section } from '../frame/form/fields.ts';
import type { WebhookRow } from './noun.ts';

export function useWebhookSections(): readonly Section<WebhookRow>[] {
  const t = useTexts('desk_webhooks');

  return [
    {
      id: 'receiver',
      title: t('receiver_section'),
      fields: [
        { kind: 'text', name: 'name', label: t('name'), longest: longestWebhookName },
        { kind: 'text', name: 'address', label: t('address'), help: t('address_help'), longest: longestWebhookAddress },
        { kind: 'flag', name: 'is_active', label: t('is_active') },
      ],
    },
    {
      id: 'events',
      title: t('events'),
      fields: [
        {
          kind: 'several',
          name: 'events',
          label: t('events_sent'),
          choices: webhookEventTypes.map((type) => ({ key: type, name: t(`event.${type}`) })),
        },
      ],
    },
  ];
}
