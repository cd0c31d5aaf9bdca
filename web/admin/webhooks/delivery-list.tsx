import type { WebhookDelivery, WebhookDeliveryFilter } from '#contract/areas/webhooks/calls.ts';
import { deliveryStates } from '#contract/areas/webhooks/values.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import type { Column } from '#web/shared/ui/table.tsx';
import { DeskLink } from '../desk-link.tsx';
import { sourceInput, type DeskFilter, type DeskSearch } from '../frame/list/desk-search.ts';
import { ListTools } from '../frame/list/list-tools.tsx';
import { NothingListed } from '../frame/list/nothing-listed.tsx';
import { PlainList } from '../frame/list/plain-list.tsx';
import { SendAgain } from '../frame/send-again.tsx';
import { useRecord } from '../frame/use-records.ts';
import { webhooks } from './noun.ts';

/** What was sent to a webhook, or waits. */
export function DeliveryList({ id, search }: { id: number; search: DeskSearch }) {
  const t = useTexts('desk_webhooks');
  const path = `webhooks/${id}/deliveries`;
  const filters: DeskFilter<WebhookDeliveryFilter>[] = [
    {
      name: 'state',
      label: t('state'),
      none: t('any_state'),
      choices: deliveryStates.map((key) => ({ key, name: t(`delivery_${key}`) })),
      toFilter: (value) => ({ state: deliveryStates.find((state) => state === value) }),
    },
  ];
  const { filter } = sourceInput(search, { filters, sorts: [] });

  return (
    <PlainList<WebhookDelivery>
      path={path}
      title={t('deliveries')}
      lead={t('deliveries_lead')}
      crumbs={<Crumbs id={id} />}
      search={search}
      query={(page) =>
        queries().webhooks.retrieveWebhookDeliveries.queryOptions({
          input: { filter: { ...filter, webhook_id: id }, page },
        })
      }
      columns={useColumns()}
      none={<NothingListed path={path} search={search} title={t('no_deliveries')} text={t('no_deliveries_text')} />}
      count={(count) => t('delivery_count', { count })}
      tools={<ListTools path={path} filters={filters} search={search} />}
    />
  );
}

function Crumbs({ id }: { id: number }) {
  const t = useTexts('desk_webhooks');
  const desk = useTexts('desk');
  const site = useTexts('site');
  const { data } = useRecord(webhooks, id);

  return (
    <Breadcrumb label={site('path')}>
      <DeskLink to="">{desk('desk')}</DeskLink>
      <DeskLink to="webhooks">{t('title')}</DeskLink>
      <DeskLink to={`webhooks/${id}`}>{data?.name ?? id}</DeskLink>
      {t('deliveries')}
    </Breadcrumb>
  );
}

const tones = { waiting: 'wait', delivered: 'good', failed: 'bad' } as const satisfies Record<string, BadgeTone>;

function useColumns(): readonly Column<WebhookDelivery>[] {
  const t = useTexts('desk_webhooks');
  const desk = useTexts('desk');
  const { short } = useMoments();

  return [
    { head: t('event_name'), headsRow: true, cell: ({ type }) => t(`event.${type}`) },
    { head: t('happened'), cell: ({ created_at: at }) => short(at) },
    { head: t('state'), cell: ({ state }) => <Badge tone={tones[state]}>{t(`delivery_${state}`)}</Badge> },
    { head: t('attempts'), cell: ({ attempts }) => attempts },
    {
      head: t('last_answer'),
      cell: ({ last_status: status, last_error: error, last_duration_ms: ms }) =>
        [error ?? status, ms !== null && t('milliseconds', { count: ms })].filter(Boolean).join(' · ') || '–',
    },
    { head: t('next_attempt'), cell: ({ next_attempt_at: at }) => (at === null ? '–' : short(at)) },
    { head: desk('actions'), cell: (row) => <Resend row={row} /> },
  ];
}

function Resend({ row: { id, message_id: message } }: { row: WebhookDelivery }) {
  const t = useTexts('desk_webhooks');

  return (
    <SendAgain
      label={t('resend')}
      fullLabel={t('resend_of', { message })}
      done={t('resent')}
      send={() => api().webhooks.resendWebhookDelivery({ data: [{ id }] })}
    />
  );
}
