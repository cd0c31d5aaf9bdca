import { Link } from '@tanstack/react-router';
import type { Certificate } from '#contract/learning/certificates/calls.ts';
import { NotLoaded, type FailingQuery } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { MyCertificate } from './my-certificate.tsx';
import styles from './my-certificates.module.css';

export function MyCertificates({ certificates }: { certificates: readonly Certificate[] }) {
  const t = useTexts('certificates');

  return (
    <Stack>
      <h1>{t('mine_title')}</h1>
      {certificates.length === 0 ? (
        <NoCertificates />
      ) : (
        <>
          <p>{t('mine_lead')}</p>
          <ul className={styles.list}>
            {certificates.map((certificate) => (
              <MyCertificate key={certificate.id} certificate={certificate} />
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

export function MyCertificatesOnTheirWay({ query }: { query: FailingQuery }) {
  const t = useTexts('certificates');

  return (
    <Stack>
      <h1>{t('mine_title')}</h1>
      {query.error ? (
        <NotLoaded query={query} title={t('mine_failed')} text={t('mine_failed_words')} />
      ) : (
        <SkeletonRows rows={3} label={t('mine_loading')} />
      )}
    </Stack>
  );
}

function NoCertificates() {
  const t = useTexts('certificates');
  const profile = useTexts('profile');
  const site = useTexts('site');

  return (
    <EmptyState
      panel
      title={t('mine_empty')}
      actions={
        <>
          <Link className={buttonClass()} to="/profile/my-courses">
            {profile('my_courses')}
          </Link>
          <Link className={buttonClass({ variant: 'secondary' })} to="/courses">
            {site('see_courses')}
          </Link>
        </>
      }
    >
      {t('mine_empty_words')}
    </EmptyState>
  );
}
