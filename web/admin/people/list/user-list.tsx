import { userRoles } from '#contract/people/identity/values.ts';
import type { UserRecord, UserRecordFilter } from '#contract/people/identity/staff/users.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Muted } from '#web/shared/ui/layout.tsx';
import type { Column } from '../../frame/list/data-table.tsx';
import type { DeskFilter, DeskSearch } from '../../frame/list/desk-search.ts';
import { ListPage } from '../../frame/list/list-page.tsx';
import { people, type UserSort } from '../noun.ts';
import { UserState } from '../user-state.tsx';
import { PeopleTabs } from './people-tabs.tsx';

export function UserList({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_people');
  const words = {
    title: t('title'),
    search: t('search'),
    none: t('none'),
    noneText: t('none_text'),
    count: (count: number) => t('count', { count }),
  };

  return (
    <ListPage
      noun={people}
      name={{ head: t('name'), sort: 'name' }}
      columns={useColumns()}
      filters={useFilters()}
      verbs={[]}
      words={words}
      search={search}
      top={<PeopleTabs open="people" />}
    />
  );
}

function useColumns(): readonly Column<UserRecord, UserSort>[] {
  const t = useTexts('desk_people');
  const desk = useTexts('desk');
  const dates = useDates();

  return [
    { head: t('email'), cell: ({ username }) => username, sort: 'username' },
    { head: t('phone'), cell: ({ phone }) => phone ?? <Muted>–</Muted>, rank: 1, isMinor: true },
    { head: t('roles'), cell: ({ roles }) => roles.map((role) => desk('user_role', { role })).join(', '), rank: 3 },
    { head: t('state'), cell: (user) => <UserState user={user} /> },
    {
      head: t('last_used'),
      cell: ({ last_used_at: at }) => (at === null ? <Muted>{t('never')}</Muted> : dates.dayOfYear(at)),
      sort: 'last_used_at',
      rank: 2,
    },
    { head: t('since'), cell: ({ created_at: at }) => dates.dayOfYear(at), sort: 'created_at', rank: 1, isMinor: true },
  ];
}

function useFilters(): readonly DeskFilter<UserRecordFilter>[] {
  const t = useTexts('desk_people');
  const desk = useTexts('desk');

  return [
    {
      name: 'role',
      label: t('role'),
      none: t('any_role'),
      choices: userRoles.map((role) => ({ key: role, name: desk('user_role', { role }) })),
      toFilter: (value) => {
        const role = userRoles.find((one) => one === value);
        return role ? { role } : {};
      },
    },
    {
      name: 'state',
      label: t('state'),
      none: t('any_state'),
      choices: [
        { key: 'open', name: t('state_open') },
        { key: 'disabled', name: t('state_disabled') },
      ],
      toFilter: (value) => ({ is_disabled: value === 'disabled' }),
    },
  ];
}
