import type { FactorReset } from '#contract/people/identity/staff/factor-resets.ts';
import { queries } from '#web/shared/api/api.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import type { DeskSearch } from '../../frame/list/desk-search.ts';
import { NounLink } from '../../frame/noun-link.tsx';
import { Decide } from '../factor-reset-card.tsx';
import { SideList } from './side-list.tsx';

/** Removals of second factors: those that wait for a second person, and what became of the others. */
export function FactorResets({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_people');
  const { short } = useMoments();

  return (
    <SideList<FactorReset>
      path="people/factor-resets"
      title={t('tab_factor_resets')}
      lead={t('factor_resets_lead')}
      search={search}
      query={(page) => queries().identity.retrieveFactorResets.queryOptions({ input: { page } })}
      none={
        <EmptyState panel title={t('no_factor_resets')}>
          <p>{t('no_factor_resets_text')}</p>
        </EmptyState>
      }
      columns={[
        {
          head: t('name'),
          headsRow: true,
          cell: ({ user_id: id, person }) => <NounLink record={{ noun: 'users', id }}>{person.name}</NounLink>,
        },
        { head: t('reason'), cell: ({ reason }) => reason },
        { head: t('asked_by'), cell: ({ requested_by: by, requested_at: at }) => `${by.name}, ${short(at)}` },
        {
          head: t('confirmed_by'),
          cell: ({ confirmed_by: by, confirmed_at: at }) => (by && at ? `${by.name}, ${short(at)}` : '–'),
        },
        {
          head: t('state'),
          cell: ({ status }) => (
            <Badge tone={status === 'requested' ? 'wait' : status === 'confirmed' ? 'good' : 'neutral'}>
              {t(`status_${status}`)}
            </Badge>
          ),
        },
        { head: t('act'), cell: (reset) => reset.status === 'requested' && <Decide reset={reset} /> },
      ]}
    />
  );
}
