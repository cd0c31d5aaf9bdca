import { idNumber } from '#contract/rules/search-reader.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useDates } from '#web/shared/texts/format.ts';
import type { Column } from '../frame/list/data-table.tsx';
import type { RecordWords } from '../frame/record-page.tsx';
import { NounPages } from '../frame/noun-pages.tsx';
import type { Verb } from '../frame/noun.ts';
import type { PagesProps } from '../frame/pages-props.ts';
import { useCommonVerbs } from '../frame/use-common-verbs.ts';
import { DeliveryList } from './delivery-list.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { setActive, webhooks, type WebhookRow, type WebhookSort } from './noun.ts';
import { RotateSecret } from './rotate-secret.tsx';
import { useWebhookSections } from './use-webhook-sections.ts';
import { WebhookLead } from './webhook-lead.tsx';
import { WebhookState } from './webhook-state.tsx';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_webhooks');
  const sections = useWebhookSections();
  const columns = useColumns();
  const verbs = useVerbs();

  const [first, part, ...below] = place;
  const id = idNumber(first);
  if (id !== undefined && part === 'deliveries' && below.length === 0) return <DeliveryList id={id} search={search} />;
  return (
    <NounPages
      place={place}
      search={search}
      noun={webhooks}
      texts="desk_webhooks"
      name={{ head: t('name'), sort: 'name' }}
      columns={columns}
      verbs={verbs}
      sections={sections}
      create={newWebhook}
      record={{ badges: stateOf, acts: actsOf, lead: leadOf }}
    />
  );
}

const newWebhook = (words: RecordWords) => <NewWebhook words={words} />;
const stateOf = (row: WebhookRow) => <WebhookState row={row} />;
const actsOf = (row: WebhookRow) => row.deleted_at === null && <RotateSecret row={row} />;
const leadOf = (row: WebhookRow) => <WebhookLead row={row} />;

function useColumns(): readonly Column<WebhookRow, WebhookSort>[] {
  const t = useTexts('desk_webhooks');
  const dates = useDates();

  return [
    { head: t('address'), cell: ({ address }) => address },
    { head: t('events'), cell: ({ events }) => t('event_count', { count: events.length }), rank: 2 },
    { head: t('state'), cell: stateOf },
    {
      head: t('created_on'),
      cell: ({ created_at: at }) => dates.dayOfYear(at),
      sort: 'created_at',
      rank: 1,
      isMinor: true,
    },
  ];
}

const activate = (row: WebhookRow) => setActive(row, true);
const deactivate = (row: WebhookRow) => setActive(row, false);

function useVerbs(): readonly Verb<WebhookRow>[] {
  const t = useTexts('desk_webhooks');
  const common = useCommonVerbs<WebhookRow>(webhooks);

  return [
    {
      key: 'activate',
      label: t('activate'),
      can: (row) => !row.is_active && row.deleted_at === null,
      send: activate,
      undo: deactivate,
      done: (count) => t('activated', { count }),
    },
    {
      key: 'deactivate',
      label: t('deactivate'),
      can: (row) => row.is_active && row.deleted_at === null,
      send: deactivate,
      undo: activate,
      done: (count) => t('deactivated', { count }),
    },
    ...common,
  ];
}
