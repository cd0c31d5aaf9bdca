import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Conclusion } from '#contract/areas/teaching/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Mark } from '#web/shared/ui/checklist.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Caption, Panel, Row, Stack } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { conclusionQuery } from './teaching-queries.ts';
import { UnlockClass } from './unlock-class.tsx';
import styles from './teaching.module.css';

/** The check-list of the conclusion; the button works once nothing is missing. */
export function ConclusionPanel({ classId, tz, isStaff }: { classId: number; tz: string; isStaff: boolean }) {
  const t = useTexts('teaching');
  const query = useQuery(conclusionQuery(classId));

  return (
    <Panel title={t('conclude')}>
      <Loaded query={query} loading={t('loading')} failed={t('conclusion_failed')} rows={4}>
        {({ results: [conclusion] }) => conclusion && <CheckList conclusion={conclusion} tz={tz} isStaff={isStaff} />}
      </Loaded>
    </Panel>
  );
}

type CheckListProps = { conclusion: Conclusion; tz: string; isStaff: boolean };

function CheckList({ conclusion, tz, isStaff }: CheckListProps) {
  const t = useTexts('teaching');
  const { conditions, status, people, unconfirmed } = conclusion;

  if (status === 'canceled') return <p>{t('canceled')}</p>;
  if (status === 'concluded')
    return (
      <Stack>
        <p>{t('concluded')}</p>
        {isStaff && <UnlockClass classId={conclusion.class_id} />}
      </Stack>
    );
  const met = conditions.filter(({ is_met }) => is_met).length;
  return (
    <Stack>
      <p>
        {t('conditions_met', { met, count: conditions.length })} · {t('people', { count: people })}
        {unconfirmed > 0 && ` · ${t('unconfirmed', { count: unconfirmed })}`}
      </p>
      <ul className={styles.conditions}>
        {conditions.map((each) => (
          <Condition key={each.condition} condition={each} tz={tz} />
        ))}
      </ul>
      <Conclude conclusion={conclusion} />
    </Stack>
  );
}

type ConditionProps = { condition: Conclusion['conditions'][number]; tz: string };

function Condition({ condition: { condition, is_met, missing, where }, tz }: ConditionProps) {
  const t = useTexts('teaching');
  const { day } = useDates();
  const places = where.map(({ starts_at, title, missing: count }) => {
    const place = starts_at === null ? `«${title}»` : day(starts_at, tz);
    return count > 1 || starts_at === null ? `${place} (${count})` : place;
  });

  return (
    <li>
      <Mark state={is_met ? 'done' : 'open'} label={t(is_met ? 'is_met' : 'is_missing')} />
      <div>
        <p>{t(`condition_${condition}`)}</p>
        {!is_met && (
          <Caption>
            {[t(`missing_${condition}`, { count: missing }), places.join(', ')].filter(Boolean).join(' ')}
          </Caption>
        )}
      </div>
    </li>
  );
}

function Conclude({ conclusion: { class_id: id, is_ready, people } }: { conclusion: Conclusion }) {
  const t = useTexts('teaching');
  const client = useQueryClient();
  const { busy, errors, send } = useSending();
  const [isOpen, setOpen] = useState(false);

  async function conclude(): Promise<void> {
    const isDone = await send(() => api().teaching.concludeClass({ data: [{ id }] }));
    if (isDone) setOpen(false);
    if (isDone) notify({ kind: 'success', messages: t('concluded_now') });
    await client.invalidateQueries();
  }

  return (
    <>
      <Row>
        <Button disabled={!is_ready} onPress={() => setOpen(true)} aria-describedby="conclude-when">
          {t('conclude')}
        </Button>
      </Row>
      <p id="conclude-when">
        <Caption>{t(is_ready ? 'conclude_now' : 'conclude_later')}</Caption>
      </p>
      <ConfirmDialog
        open={isOpen}
        title={t('conclude_title')}
        cancelLabel={t('not_yet')}
        confirmLabel={t('conclude')}
        busy={busy}
        onCancel={() => setOpen(false)}
        onConfirm={() => void conclude()}
      >
        <Stack>
          <CommandErrors errors={errors} />
          <p>{t('conclude_words', { count: people })}</p>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
