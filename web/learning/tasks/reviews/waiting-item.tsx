import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { HandIn } from '#contract/learning/tasks/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Disclosure, Disclosures } from '#web/shared/ui/disclosure.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { HandInHead } from './hand-in-head.tsx';
import { HandedInWork } from './handed-in-work.tsx';
import { ReviewForm } from './review-form.tsx';
import { earlierQuery } from './review-queries.ts';
import styles from './task-reviews.module.css';

type WaitingItemProps = { of: HandIn; tz: string; isLocked: boolean; onReviewed: () => void };

export function WaitingItem({ of, tz, isLocked, onReviewed }: WaitingItemProps) {
  const t = useTexts('task_reviews');
  const [isOpen, setOpen] = useState(false);

  return (
    <li className={styles.item}>
      <HandInHead of={of} tz={tz}>
        <Button variant="secondary" small aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          <Icon of={Eye} />
          {t(isOpen ? 'close' : isLocked ? 'see' : 'review')}
          <Hidden>: {t('of', { person: of.person.name, task: of.content_title })}</Hidden>
        </Button>
      </HandInHead>
      {isOpen && (
        <Stack>
          <HandedInWork of={of} />
          {of.round > 1 && <Earlier of={of} tz={tz} />}
          {!isLocked && <ReviewForm of={of} onDone={onReviewed} />}
        </Stack>
      )}
    </li>
  );
}

function Earlier({ of: { enrollment_id: enrollmentId, content_id: contentId }, tz }: { of: HandIn; tz: string }) {
  const t = useTexts('task_reviews');
  const { fullDay } = useDates();
  const query = useQuery(earlierQuery({ enrollmentId, contentId }));

  return (
    <Loaded query={query} loading={t('loading')} failed={t('not_loaded')} rows={1}>
      {({ results }) => (
        <Disclosures>
          {results.map((round) => (
            <Disclosure
              key={round.id}
              title={t('earlier', { number: round.round, day: fullDay(round.handed_in_at, tz) })}
            >
              <Stack>
                <HandedInWork of={round} />
              </Stack>
            </Disclosure>
          ))}
        </Disclosures>
      )}
    </Loaded>
  );
}
