import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Affiliation } from '#contract/organizations/affiliation.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { BulkBar } from '#web/shared/ui/bulk-bar.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { notify } from '#web/shared/ui/notify.ts';
import type { EmployeesSearch } from '../model/employees-search.ts';
import { affiliationMoves, isMovable, movesFor, type AffiliationMove } from '../model/moves.ts';
import { everyEmployee } from './employee-queries.ts';
import type { Chosen } from '../model/chosen.ts';
import { useBulk } from './use-bulk.ts';

const BulkDialogs = lazy(async () => ({ default: (await import('./bulk-dialogs.tsx')).BulkDialogs }));

type BulkActionsProps = {
  own: Affiliation;
  search: EmployeesSearch;
  total: number;
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
};

export function BulkActions({ own, search, total, chosen, onChosen }: BulkActionsProps) {
  const t = useTexts('employees');
  const bulk = useBulk(own);
  const [requested, setRequested] = useState<AffiliationMove | null>(null);
  const people = [...chosen.values()];
  const moves = affiliationMoves.filter((move) => people.some((of) => movesFor(of, own.role).includes(move)));

  async function start(move: AffiliationMove, department?: string): Promise<void> {
    setRequested(null);
    await bulk.run(move, people, department);
    onChosen(new Map());
  }

  return (
    <>
      {people.length > 0 && (
        <BulkBar label={t('with_chosen')} count={t('chosen', { count: people.length })}>
          {total > people.length && <ChooseAll {...{ own, search, total, onChosen }} />}
          {moves.map((move, place) => (
            <Button
              key={move}
              variant={place === 0 ? 'primary' : 'quiet'}
              small
              busy={bulk.state?.is === 'running'}
              onPress={() => setRequested(move)}
            >
              {t(`bulk_${move}`)}
            </Button>
          ))}
          <IconButton icon={X} label={t('choose_none')} onPress={() => onChosen(new Map())} />
        </BulkBar>
      )}
      <Suspense>
        {(requested || bulk.state) && (
          <BulkDialogs
            own={own}
            requested={requested}
            count={people.length}
            state={bulk.state}
            onStart={(move, department) => void start(move, department)}
            onClose={() => {
              setRequested(null);
              bulk.close();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function ChooseAll({ own, search, total, onChosen }: Omit<BulkActionsProps, 'chosen'>) {
  const t = useTexts('employees');
  const { busy, send } = useSending();

  async function chooseAll(): Promise<void> {
    const isDone = await send(async () => {
      const all = await everyEmployee(own.organization_id, search);
      onChosen(new Map(all.filter((one) => isMovable(one, own.role)).map((one) => [one.id, one])));
    });
    if (!isDone) notify({ kind: 'error', messages: t('not_chosen') });
  }

  return (
    <Button variant="quiet" small busy={busy} onPress={() => void chooseAll()}>
      {t('choose_all', { count: total })}
    </Button>
  );
}
