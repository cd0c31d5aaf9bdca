import type { ComponentProps } from 'react';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Page } from '#web/shared/ui/page.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import styles from './class-page.module.css';

export function ClassOnItsWay() {
  const t = useTexts('classroom');

  return (
    <Page>
      <div className={styles.tab}>
        <SkeletonRows rows={6} label={t('loading')} />
      </div>
    </Page>
  );
}

export function ClassNotLoaded({ query }: Pick<ComponentProps<typeof NotLoaded>, 'query'>) {
  const t = useTexts('classroom');

  return (
    <Page>
      <div className={styles.tab}>
        <NotLoaded query={query} title={t('not_loaded')} text={t('not_loaded_words')} />
      </div>
    </Page>
  );
}
