import { useState } from 'react';
import type { Module } from '#contract/learning/learning/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { planOf, type ModulePlan } from './model/module-plan.ts';
import type { useModuleCopy } from './use-module-copy.ts';
import { useSize } from './use-size.ts';

type Work = ReturnType<typeof useModuleCopy>;
type DialogProps = { module: Module; work: Work; isOpen: boolean; onClose: () => void };

/** What is stored and how much it is, before anything is loaded. */
export function ModuleCopyDialog({ module, work, isOpen, onClose }: DialogProps) {
  const t = useTexts('on_device');
  const size = useSize();
  const [withVideos, setWithVideos] = useState(false);
  const plan = planOf(module.contents, { withVideos });
  const { progress } = work;
  const save = async () => {
    if (await work.save(plan)) onClose();
  };

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('title', { title: module.title })}
      actions={
        progress ? (
          <Button variant="secondary" onPress={work.stop}>
            {t('stop')}
          </Button>
        ) : (
          plan.contents.length > 0 && (
            <Button onPress={() => void save()}>{t('start', { size: size(plan.bytes) })}</Button>
          )
        )
      }
    >
      <Stack>
        <p>{t(plan.contents.length > 0 ? 'explain' : 'nothing')}</p>
        {plan.videoBytes > 0 && !progress && (
          <CheckboxField
            label={t('with_videos', { size: size(plan.videoBytes) })}
            checked={withVideos}
            onChange={({ target }) => setWithVideos(target.checked)}
          />
        )}
        <NotStored plan={plan} />
        {progress && <Progress plan={plan} progress={progress} />}
        <OutcomeOf work={work} bytes={plan.bytes} />
      </Stack>
    </Dialog>
  );
}

function NotStored({ plan: { notStored } }: { plan: ModulePlan }) {
  const t = useTexts('on_device');

  if (notStored.length === 0) return null;
  return (
    <div>
      <p>{t('needs_network')}</p>
      <ul>
        {notStored.map(({ title, because }) => (
          <li key={title}>
            {title}: {t(`because_${because}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Progress({ plan, progress }: { plan: ModulePlan; progress: NonNullable<Work['progress']> }) {
  const t = useTexts('on_device');
  const size = useSize();
  const all = plan.bytes + plan.contents.length;
  const percent = Math.min(100, (100 * (progress.bytes + progress.contents)) / Math.max(all, 1));
  const figure = t('progress_of', { done: size(progress.bytes), all: size(plan.bytes) });

  return <ProgressBar percent={percent} label={t('saving')} figure={figure} />;
}

function OutcomeOf({ work: { outcome }, bytes }: { work: Work; bytes: number }) {
  const t = useTexts('on_device');
  const size = useSize();

  return (
    <div role="status">
      {outcome?.kind === 'stopped' && <Alert>{t('stopped')}</Alert>}
      {outcome?.kind === 'no_room' && <Alert tone="warning">{t('no_room', { size: size(bytes) })}</Alert>}
      {outcome?.kind === 'failed' && <Alert tone="warning">{t('failed', { titles: outcome.titles.join(', ') })}</Alert>}
    </div>
  );
}
