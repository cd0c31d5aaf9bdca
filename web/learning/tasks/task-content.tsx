import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OpenedContent } from '#contract/learning/learning/calls.ts';
import type { OpenedTask } from '#contract/learning/tasks/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { InPlace } from '#web/shared/ui/in-place.tsx';
import { Muted, Row, Stack } from '#web/shared/ui/layout.tsx';
import { RichText } from '#web/learning/learning/index.ts';
import { HandInForm } from './hand-in-form.tsx';
import { HandInRound } from './hand-in-round.tsx';
import { taskQuery, type TaskPlace } from './task-queries.ts';
import { TaskState } from './task-state.tsx';
import styles from './task.module.css';

/** What to do, and what the learner has handed in. */
export function TaskContent({ of: { content_id, enrollment_id, body } }: { of: OpenedContent }) {
  const t = useTexts('task');

  return (
    <Stack wide>
      {body && <RichText text={body} />}
      {enrollment_id === null ? <Muted>{t('for_enrolled')}</Muted> : <OwnTask place={{ content_id, enrollment_id }} />}
    </Stack>
  );
}

function OwnTask({ place }: { place: TaskPlace }) {
  const t = useTexts('task');
  const query = useQuery(taskQuery(place));
  const state = useRef<HTMLDivElement>(null);

  return (
    <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={3}>
      {({ data: [task] }) => (
        <Stack wide>
          <div ref={state} tabIndex={-1} className={styles.state}>
            <TaskState task={task} />
          </div>
          <OwnWork key={`${task.rounds[0]?.id} ${task.state}`} task={task} onDone={() => state.current?.focus()} />
          <Rounds task={task} />
        </Stack>
      )}
    </Loaded>
  );
}

/** While it waits for its review, it can be changed. */
function OwnWork({ task, onDone }: { task: OpenedTask; onDone: () => void }) {
  const t = useTexts('task');
  const [isChanging, setChanging] = useState<boolean>();

  if (task.state === 'accepted') return null;
  if (task.state !== 'handed_in') return <HandInForm task={task} onDone={onDone} />;
  const close = () => setChanging(false);
  return (
    <InPlace open={isChanging} form={<HandInForm task={task} onDone={close} onCancel={close} />}>
      <Row>
        <Button variant="secondary" onPress={() => setChanging(true)}>
          <Icon of={PenLine} />
          {t('change')}
        </Button>
      </Row>
    </InPlace>
  );
}

function Rounds({ task: { rounds, tz } }: { task: OpenedTask }) {
  const t = useTexts('task');

  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby="task-rounds" className={styles.rounds}>
      <h2 id="task-rounds">{t('rounds', { count: rounds.length })}</h2>
      <ol>
        {rounds.map((round, place) => (
          <HandInRound key={round.id} round={round} tz={tz} isNewest={place === 0} />
        ))}
      </ol>
    </section>
  );
}
