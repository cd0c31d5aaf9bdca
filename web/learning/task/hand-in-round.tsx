import type { HandIn } from '#contract/tasks/calls.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Panel, Stack } from '#web/shared/ui/layout.tsx';
import { PlainLines } from '#web/shared/ui/plain-lines.tsx';

/** What was handed in at one time, and the answer of the trainer. */
export function HandInRound({ round }: { round: HandIn }) {
  const t = useTexts('learn');
  const { fullDay } = useDates();
  const { text, files, feedback, reviewed_by: by, handed_in_at: at, is_late: isLate } = round;

  return (
    <Panel title={t('task_round', { number: round.round, day: fullDay(at) })} level={3}>
      <Stack>
        {isLate && <p>{t('task_late')}</p>}
        {text && <PlainLines text={text} />}
        {files.map(({ id, name }) => (
          <DownloadFile key={id} path={`/hand-in-files/${id}`} name={name}>
            {name}
          </DownloadFile>
        ))}
        {feedback !== null && (
          <div>
            <p>
              <b>{by === null ? t('task_feedback') : t('task_feedback_of', { name: by })}</b>
            </p>
            <PlainLines text={feedback} />
          </div>
        )}
      </Stack>
    </Panel>
  );
}
