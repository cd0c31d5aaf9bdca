import type { HandOver, HandOverFilter } from '#contract/sales/fiscal/calls.ts';
import { handOverStates } from '#contract/sales/fiscal/values.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import type { Column } from '#web/shared/ui/table.tsx';
import { sourceInput, type DeskFilter, type DeskSearch } from '../frame/list/desk-search.ts';
import { ListTools } from '../frame/list/list-tools.tsx';
import { NothingListed } from '../frame/list/nothing-listed.tsx';
import { PlainList } from '../frame/list/plain-list.tsx';
import { NounLink } from '../frame/noun-link.tsx';
import { SendAgain } from '../frame/send-again.tsx';
import { DocumentTabs } from './document-tabs.tsx';

const path = 'documents/hand-overs';

/** What was handed over to the ERP, or failed to be. */
export function HandOverList({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_documents');
  const filters: DeskFilter<HandOverFilter>[] = [
    {
      name: 'state',
      label: t('state'),
      none: t('any_state'),
      choices: handOverStates.map((key) => ({ key, name: t(`state_${key}`) })),
      toFilter: (value) => ({ state: handOverStates.find((state) => state === value) }),
    },
  ];
  const { filter } = sourceInput(search, { filters, sorts: [] });

  return (
    <PlainList<HandOver>
      path={path}
      title={t('tab_hand_overs')}
      lead={t('hand_overs_lead')}
      search={search}
      query={(page) => queries().fiscal.retrieveHandOvers.queryOptions({ input: { filter, page } })}
      columns={useColumns()}
      none={<NothingListed path={path} search={search} title={t('no_hand_overs')} text={t('no_hand_overs_text')} />}
      count={(count) => t('hand_over_count', { count })}
      tabs={<DocumentTabs open={path} />}
      tools={<ListTools path={path} filters={filters} words={{ search: t('search_hand_overs') }} search={search} />}
    />
  );
}

const tones = { pending: 'neutral', failed: 'bad', sent: 'good' } as const satisfies Record<string, BadgeTone>;

function useColumns(): readonly Column<HandOver>[] {
  const t = useTexts('desk_documents');
  const desk = useTexts('desk');
  const { short } = useMoments();
  const mayResend = hasClaims(useSession(), 'orders.edit');
  const columns: Column<HandOver>[] = [
    {
      head: t('order'),
      headsRow: true,
      cell: ({ order_id: id, order_number: number }) => <NounLink record={{ noun: 'orders', id }}>{number}</NounLink>,
    },
    { head: t('what'), cell: ({ kind }) => t(`what_${kind}`) },
    { head: t('state'), cell: ({ state }) => <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge> },
    { head: t('attempts'), cell: ({ attempts }) => attempts },
    { head: t('last_attempt'), cell: ({ attempted_at: at }) => (at === null ? '–' : short(at)) },
    { head: t('error'), cell: ({ last_error: error, state }) => (state === 'failed' && error) || '–' },
  ];
  const act: Column<HandOver> = { head: desk('actions'), cell: (row) => row.state !== 'sent' && <Resend row={row} /> };
  return mayResend ? [...columns, act] : columns;
}

function Resend({ row: { id, order_number: number } }: { row: HandOver }) {
  const t = useTexts('desk_documents');

  return (
    <SendAgain
      label={t('resend')}
      fullLabel={t('resend_of', { number })}
      done={t('resent', { number })}
      send={() => api().fiscal.resendHandOver({ data: [{ id }] })}
    />
  );
}
