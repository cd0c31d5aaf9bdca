import { useEffect, useRef } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { Table } from '#web/shared/ui/table.tsx';
import { useShownTyped } from './shown-typed.ts';
import type { TheirChange } from './merge-theirs.ts';
import type { Conflict as Facts, RecordFormState } from './use-record-form.ts';

type ConflictProps = { conflict: Facts; form: Pick<RecordFormState, 'keepMine' | 'takeTheirs'> };

/** What somebody else saved meanwhile beside what is typed here, which is still there. */
export function Conflict({ conflict: { by, changes, clashes }, form }: ConflictProps) {
  const t = useTexts('desk');
  const shown = useShownTyped();
  const box = useRef<HTMLDivElement>(null);
  const who = by ?? t('the_system');
  const labelOf = ({ field, part }: TheirChange) =>
    part === null ? field.label : `${field.label} (${shown.part(field, part)})`;

  useEffect(() => box.current?.focus(), []);

  return (
    <div ref={box} tabIndex={-1}>
      <Alert tone="warning" announce title={t('conflict', { who })}>
        <p>{clashes.length > 0 ? t('conflict_text', { count: clashes.length }) : t('conflict_merged')}</p>
        {changes.length > 0 && (
          <Table
            caption={t('conflict_changes')}
            rows={changes}
            rowKey={({ field, part }) => `${field.name} ${part}`}
            columns={[
              { head: t('field'), headsRow: true, cell: labelOf },
              { head: t('as_theirs', { who }), cell: ({ field, theirs }) => shown.value(field, theirs) },
              {
                head: t('as_mine'),
                cell: ({ field, mine }) => (mine === undefined ? t('not_changed_here') : shown.value(field, mine)),
              },
            ]}
          />
        )}
        <Row>
          <Button variant="secondary" small onPress={form.keepMine}>
            {clashes.length > 0 ? t('keep_mine') : t('understood')}
          </Button>
          {clashes.length > 0 && (
            <Button variant="secondary" small onPress={form.takeTheirs}>
              {t('take_theirs', { who })}
            </Button>
          )}
        </Row>
      </Alert>
    </div>
  );
}
