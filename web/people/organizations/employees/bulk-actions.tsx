import { X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { BulkBar } from '#web/shared/ui/bulk-bar.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import { useSending } from '#web/shared/api/use-sending.ts';
import { notify } from '#web/shared/ui/notify.ts';
import type { EmployeesSearch } from '../model/employees-search.ts';
import { bulkMoves, bulkMovesFor, isMovable, type BulkMove } from '../model/moves.ts';
import { everyEmployee, mostChosen } from './employee-queries.ts';
import type { Chosen } from '../model/chosen.ts';
import type { OwnRole } from '../own-role.ts';
import { useBulk, type BulkCommand } from './use-bulk.ts';

const BulkDialogs = lazy(async () => ({ default: (await import('./bulk-dialogs.tsx')).BulkDialogs }));

type BulkActionsProps = {
  own: OwnRole;
  search: EmployeesSearch;
  total: number;
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
};

export function BulkActions({ own, search, total, chosen, onChosen }: BulkActionsProps) {
  const t = useTexts('employees');
  const bulk = useBulk(own);
  const [requested, setRequested] = useState<BulkMove | null>(null);
  const people = [...chosen.values()];
  const numberOf = (move: BulkMove) => people.filter((of) => bulkMovesFor(of, own.role).includes(move)).length;
  const moves = bulkMoves.filter((move) => numberOf(move) > 0);

  async function start(command: BulkCommand): Promise<void> {
    setRequested(null);
    await bulk.run(command, people);
    onChosen(new Map());
  }

  return (
    <>
      {people.length > 0 && (
        <BulkBar label={t('with_chosen')} count={t('chosen', { count: people.length })}>
          {Math.min(total, mostChosen) > people.length && <ChooseAll {...{ own, search, total, onChosen }} />}
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
            count={requested ? numberOf(requested) : 0}
            state={bulk.state}
            onStart={(command) => void start(command)}
            onStop={bulk.stop}
            onGoOn={(state) => void bulk.goOn(state)}
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
      {t(total > mostChosen ? 'choose_first' : 'choose_all', { count: Math.min(total, mostChosen) })}
    </Button>
  );
}
