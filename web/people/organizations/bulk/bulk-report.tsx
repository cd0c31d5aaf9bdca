import { Download } from 'lucide-react';
import { csvOf } from '#contract/rules/csv.ts';
import { saveFile } from '#web/shared/api/fetch-file.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import type { BatchesDone, BatchesRunning } from './use-batches.ts';

type ProgressProps = { state: BatchesRunning; onStop: () => void };

/** Closing it stops too, after the batch that is under way. */
export function BulkProgress({ state: { finished, all, isStopping }, onStop }: ProgressProps) {
  const t = useTexts('bulk');
  const percent = all === 0 ? 100 : Math.round((100 * finished) / all);

  return (
    <Dialog
      open
      title={t('running')}
      onClose={onStop}
      actions={
        <Button variant="secondary" busy={isStopping} onPress={onStop}>
          {t(isStopping ? 'stopping' : 'stop')}
        </Button>
      }
    >
      <ProgressBar percent={percent} label={t('finished_of', { finished, all })} figure={`${percent}%`} />
      <p>{t('stop_text')}</p>
    </Dialog>
  );
}

/** A person for whom a command was refused. */
export type Named = { name: string; email: string };

type Done = Omit<BatchesDone<Named, unknown>, 'command'>;
type ReportProps = { state: Done; done: string; onGoOn: () => void; onClose: () => void };

export function BulkReport({ state, done, onGoOn, onClose }: ReportProps) {
  const t = useTexts('bulk');
  const { skipped, refused, left, error } = state;

  return (
    <Dialog
      open
      title={t('report')}
      onClose={onClose}
      actions={
        <>
          {left.length > 0 && <Button onPress={onGoOn}>{t('go_on', { count: left.length })}</Button>}
          <Button variant={left.length > 0 ? 'quiet' : 'primary'} onPress={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <Stack>
        <Alert tone={refused.length + left.length > 0 ? 'warning' : 'success'} announce>
          {error !== null && <p>{error}</p>}
          <p>{done}</p>
          {skipped > 0 && <p>{t('skipped', { count: skipped })}</p>}
          {refused.length > 0 && <p>{t('failed_count', { count: refused.length })}</p>}
          {left.length > 0 && <p>{t('left_count', { count: left.length })}</p>}
        </Alert>
        {refused.length > 0 && <RefusedPeople refused={refused} />}
      </Stack>
    </Dialog>
  );
}

/** More than these are read in a spreadsheet. */
const mostShown = 50;

function RefusedPeople({ refused }: Pick<Done, 'refused'>) {
  const t = useTexts('bulk');

  function download(): void {
    const head = [t('name'), t('email'), t('problem')];
    const rows = refused.map(({ of, message }) => [of.name, of.email, message]);
    saveFile(new Blob([csvOf([head, ...rows])], { type: 'text/csv;charset=utf-8' }), t('refused_file'));
  }

  return (
    <>
      <ul>
        {refused.slice(0, mostShown).map(({ of, message }, place) => (
          <li key={place}>
            <b>{of.name || of.email}</b>: {message}
          </li>
        ))}
      </ul>
      {refused.length > mostShown && <p>{t('refused_more', { count: refused.length - mostShown })}</p>}
      <Row>
        <Button variant="secondary" small onPress={download}>
          <Icon of={Download} />
          {t('download_rows', { count: refused.length })}
        </Button>
      </Row>
    </>
  );
}
