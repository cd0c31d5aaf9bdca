import { Suspense, useState } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { pageFacts } from '#web/shared/page/page-facts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { loadTextParts } from '#web/shared/texts/texts-store.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { isNarrowed, narrowingQuery, type CalendarSearch } from '../model/calendar-search.ts';
import styles from './subscribe.module.css';

const OtherWays = lazy(async () => {
  const [{ OtherWays: Ways }] = await Promise.all([import('./other-ways.tsx'), loadTextParts(['calendar_later'])]);
  return { default: Ways };
});

export function Subscribe({ search }: { search: CalendarSearch }) {
  const t = useTexts('calendar');
  const { locale } = useVisitor();
  const [isOpen, setIsOpen] = useState(false);
  const query = new URLSearchParams(narrowingQuery(search));
  query.set('lang', locale);
  const address = `${pageFacts().siteAddress}/classes/calendar.ics?${query}`;

  return (
    <Stack>
      <h2 id="subscribe">{t('subscribe')}</h2>
      <p>{t(isNarrowed(search) ? 'subscribe_narrowed' : 'subscribe_text')}</p>
      <p className={styles.links}>
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonClass({ variant: 'secondary' })}>
          {t('subscribe_now')}
        </a>
        <a href={address}>{t('download')}</a>
      </p>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{t('subscribe_otherwise')}</summary>
        {isOpen && (
          <Suspense fallback={<Skeleton />}>
            <OtherWays address={address} />
          </Suspense>
        )}
      </details>
    </Stack>
  );
}
