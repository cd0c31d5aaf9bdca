import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import { PagedResults } from '#web/shared/lists/paged-results.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
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
  const query = useQuery({ ...employeesQuery(own.organization_id, search), placeholderData: keepPreviousData });
  const total = query.data?.total ?? 0;
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const choose = (people: readonly Affiliation[], isChosen: boolean) =>
    setChosen((before) => withChoice(before, people, isChosen));

  return (
    <PagedResults
      query={query}
      page={search.page}
      perPage={employeesPerPage}
      at={(page) => readEmployeesSearch({ ...search, page })}
      loading={t('loading')}
      rows={5}
      failed={{ title: t('failed') }}
      status={(count) => t('found', { count })}
      pages={t('pages')}
      empty={<Nobody own={own} search={search} onInvite={onInvite} />}
      below={<BulkActions own={own} search={search} total={total} chosen={chosen} onChosen={setChosen} />}
    >
      {(people, isOld) => <EmployeeList own={own} people={people} isOld={isOld} chosen={chosen} onChoose={choose} />}
    </PagedResults>
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
