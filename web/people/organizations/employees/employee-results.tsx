import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import { ListPages, type PageLink } from '#web/shared/lists/list-pages.tsx';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { isNarrowed, readEmployeesSearch, type EmployeesSearch } from '../model/employees-search.ts';
import { rolesToGive } from '../model/moves.ts';
import { withChoice, type Chosen } from '../model/chosen.ts';
import type { OwnRole } from '../own-role.ts';
import { BulkActions } from './bulk-actions.tsx';
import { EmployeeList } from './employee-list.tsx';
import { employeesPerPage, employeesQuery } from './employee-queries.ts';

type EmployeeResultsProps = { own: OwnRole; search: EmployeesSearch; onInvite: () => void };

export function EmployeeResults({ own, search, onInvite }: EmployeeResultsProps) {
  const t = useTexts('employees');
  const query = useQuery({
    ...employeesQuery(own.organization_id, search),
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData: isOld } = query;
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const choose = (people: readonly Affiliation[], isChosen: boolean) =>
    setChosen((before) => withChoice(before, people, isChosen));

  if (!data) return error ? <NotLoaded query={query} title={t('failed')} /> : <SkeletonRows label={t('loading')} />;
  const lastPage = Math.max(1, Math.ceil(data.total / employeesPerPage));
  return (
    <>
      {!isOld && (search.page ?? 1) > lastPage && (
        <Navigate to="/profile/employees" search={readEmployeesSearch({ ...search, page: lastPage })} replace />
      )}
      <p role="status">{t('found', { count: data.total })}</p>
      {data.total === 0 ? (
        <Nobody own={own} search={search} onInvite={onInvite} />
      ) : (
        <EmployeeList own={own} people={data.results} isOld={isOld} chosen={chosen} onChoose={choose} />
      )}
      <BulkActions own={own} search={search} total={data.total} chosen={chosen} onChosen={setChosen} />
      <Pages search={search} total={data.total} />
    </>
  );
}

function Nobody({ own, search, onInvite }: EmployeeResultsProps) {
  const t = useTexts('employees');

  if (isNarrowed(search)) {
    return (
      <EmptyState
        panel
        title={t('none_found')}
        actions={
          <Link className={buttonClass()} to="/profile/employees" search={{}}>
            {t('remove_filters')}
          </Link>
        }
      />
    );
  }
  const mayInvite = rolesToGive(own.role).length > 0;
  return (
    <EmptyState panel title={t('none')} actions={mayInvite && <Button onPress={onInvite}>{t('invite')}</Button>}>
      <p>{t('none_text')}</p>
    </EmptyState>
  );
}

function Pages({ search, total }: { search: EmployeesSearch; total: number }) {
  const t = useTexts('employees');
  const link: PageLink = (page, props) => (
    <Link to="/profile/employees" search={readEmployeesSearch({ ...search, page })} {...props} />
  );

  return <ListPages page={search.page} total={total} perPage={employeesPerPage} label={t('pages')} link={link} />;
}
