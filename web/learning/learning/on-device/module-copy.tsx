import { CloudDownload } from 'lucide-react';
import { useState } from 'react';
import type { Module } from '#contract/learning/learning/calls.ts';
import { dayMs } from '#contract/rules/durations.ts';
import { daysStored } from '#web/shared/on-device/model/stored-queries.ts';
import { currentReader } from '#web/shared/on-device/stored-answers.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { planOf } from './model/module-plan.ts';
import { ModuleCopyDialog } from './module-copy-dialog.tsx';
import { useModuleCopy } from './use-module-copy.ts';
import { useSize } from './use-size.ts';
import styles from './module-copy.module.css';

/** Stores a module on this device, or says that it is there. */
export function ModuleCopy({ module }: { module: Module }) {
  const t = useTexts('on_device');
  const size = useSize();
  const { fullDay } = useDates();
  const work = useModuleCopy(module.id);
  const [isOpen, setOpen] = useState(false);
  const { copy } = work;
  const plan = planOf(module.contents, { withVideos: false });

  if (!('indexedDB' in window) || !currentReader() || copy === undefined) return null;
  return (
    <div className={styles.root}>
      {copy ? (
        <>
          <p role="status">
            {t('stored', {
              size: size(copy.bytes),
              day: fullDay(new Date(copy.at + daysStored * dayMs).toISOString()),
            })}
          </p>
          <Button variant="quiet" small onPress={() => void work.drop()}>
            {t('remove')}
          </Button>
        </>
      ) : (
        <Button variant="quiet" small onPress={() => setOpen(true)}>
          <Icon of={CloudDownload} />
          {t('save', { size: size(plan.bytes) })}
        </Button>
      )}
      <ModuleCopyDialog module={module} work={work} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
