import { useQueryClient } from '@tanstack/react-query';
import type { ApiToken, ApiTokenFilter } from '#contract/people/identity/staff/api-tokens.ts';
import { apiTokenStates } from '#contract/people/identity/values.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { Muted } from '#web/shared/ui/layout.tsx';
import type { Column } from '#web/shared/ui/table.tsx';
import { Act } from '../frame/act.tsx';
import { sourceInput, type DeskFilter, type DeskSearch } from '../frame/list/desk-search.ts';
import { ListTools } from '../frame/list/list-tools.tsx';
import { NothingListed } from '../frame/list/nothing-listed.tsx';
import { PlainList } from '../frame/list/plain-list.tsx';
import { NewToken } from './new-token.tsx';
import styles from './tokens.module.css';

const path = 'tokens';

/** The tokens with which other programs call the API, and when each was last used. */
export function TokenList({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_tokens');
  const filters: DeskFilter<ApiTokenFilter>[] = [
    {
      name: 'state',
      label: t('state'),
      none: t('any_state'),
      choices: apiTokenStates.map((key) => ({ key, name: t(`state_${key}`) })),
      toFilter: (value) => ({ state: apiTokenStates.find((state) => state === value) }),
    },
  ];
  const { filter } = sourceInput(search, { filters, sorts: [] });

  return (
    <PlainList<ApiToken>
      path={path}
      title={t('title')}
      lead={t('lead')}
      search={search}
      query={(page) => queries().identity.retrieveApiTokens.queryOptions({ input: { filter, page } })}
      columns={useColumns()}
      none={<NothingListed path={path} search={search} title={t('none')} text={t('none_text')} />}
      count={(count) => t('count', { count })}
      acts={<NewToken />}
      tools={<ListTools path={path} filters={filters} words={{ search: t('search') }} search={search} />}
    />
  );
}

const tones = { active: 'good', expired: 'neutral', revoked: 'neutral' } as const satisfies Record<string, BadgeTone>;

function useColumns(): readonly Column<ApiToken>[] {
  const t = useTexts('desk_tokens');
  const desk = useTexts('desk');
  const dates = useDates();
  const { short } = useMoments();

  return [
    { head: t('name'), headsRow: true, cell: ({ name }) => name },
    { head: t('may'), cell: ({ claims }) => <Claims claims={claims} /> },
    { head: t('created'), cell: ({ created_by: by, created_at: at }) => `${by.name}, ${dates.dayOfYear(at)}` },
    {
      head: t('last_used'),
      cell: ({ last_used_at: at, last_used_address: address }) =>
        at === null ? <Muted>{t('never')}</Muted> : [short(at), address].filter(Boolean).join(' · '),
    },
    { head: t('last_day'), cell: ({ expires_at: at }) => dates.dayOfYear(lastMomentBefore(at), operatorZone) },
    {
      head: t('state'),
      cell: ({ state, revoked_by: by }) => (
        <>
          <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
          {by && <Muted> {by.name}</Muted>}
        </>
      ),
    },
    { head: desk('actions'), cell: (token) => token.state !== 'revoked' && <Revoke token={token} /> },
  ];
}

/** A token ends with its last day, which is over at the moment that it names. */
function lastMomentBefore(moment: string): string {
  return new Date(Date.parse(moment) - 1).toISOString();
}

const mostNamed = 3;

/** Many of them would make a row taller than all others. */
function Claims({ claims }: Pick<ApiToken, 'claims'>) {
  const t = useTexts('desk_tokens');
  const roles = useTexts('desk_roles');
  const names = claims.map((claim) => roles(`claims.${claim}.name`)).join(', ');

  if (claims.length <= mostNamed) return names;
  return (
    <details className={styles.claims}>
      <summary>{t('may_count', { count: claims.length })}</summary>
      {names}
    </details>
  );
}

function Revoke({ token: { id, name } }: { token: ApiToken }) {
  const t = useTexts('desk_tokens');
  const client = useQueryClient();

  return (
    <Act
      label={t('revoke')}
      fullLabel={t('revoke_of', { name })}
      title={t('revoke_of', { name })}
      isDanger
      done={t('revoked_done', { name })}
      send={() => api().identity.revokeApiToken({ data: [{ id }] })}
      refresh={() => client.invalidateQueries()}
    >
      {() => <p>{t('revoke_text')}</p>}
    </Act>
  );
}
