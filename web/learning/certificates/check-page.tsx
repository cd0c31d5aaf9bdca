import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Page } from '#web/shared/ui/page.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import styles from './check-page.module.css';

type CheckPageProps = {
  lead: ReactNode;
  answer: ReactNode;
  children?: ReactNode;
};

export function CheckPage({ lead, answer, children }: CheckPageProps) {
  const t = useTexts('certificates');
  const site = useTexts('site');

  return (
    <Page>
      <div className={styles.path}>
        <Breadcrumb label={site('path')}>
          <Link to="/">{site('home')}</Link>
          {t('check_title')}
        </Breadcrumb>
      </div>
      <div className={styles.root}>
        <Stack wide>
          <div>
            <h1>{t('check_title')}</h1>
            <p>{lead}</p>
          </div>
          {children}
        </Stack>
        <div role="status" aria-live="polite">
          {answer}
        </div>
      </div>
    </Page>
  );
}

export function AnswerOnItsWay() {
  const t = useTexts('certificates');

  return (
    <div className={styles.waiting}>
      <SkeletonRows rows={5} label={t('checking')} />
    </div>
  );
}
