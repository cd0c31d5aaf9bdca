import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenedContent } from '#contract/learning/learning/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { awayQuery } from './learning-queries.ts';
import { resultOfAway, type ScormPackage, type ScormSession } from './model/scorm-session.ts';
import styles from './player.module.css';

type AwayProps = {
  session: Extract<ScormSession, { phase: 'away' }>;
  contentId: number;
  /** The result once the activity has ended. */
  onNews: (now: ScormPackage, result: ScormSession | null) => void;
  onStart: (identifier: string) => void;
};

/** In place of an activity that is open in a window of its own. */
export function AwayActivity({ session: { launch, isBlocked }, contentId, onNews, onStart }: AwayProps) {
  const t = useTexts('learn');
  const [isOpen, setOpen] = useState(!isBlocked);
  const { data, dataUpdatedAt: answeredAt } = useQuery({ ...awayQuery(contentId), enabled: isOpen });
  const before = useRef<OpenedContent['scorm']>(null);
  const note = useEffectEvent(() => {
    const scorm = data?.data[0].scorm;
    if (scorm) onNews(scorm, resultOfAway(launch, scorm, before.current));
    before.current = scorm ?? null;
  });
  useEffect(() => note(), [answeredAt]);

  return (
    <div className={styles.scormDoor}>
      <Alert tone={isOpen ? 'info' : 'warning'} announce>
        {t(isOpen ? 'away' : 'away_blocked')}
      </Alert>
      <Row>
        {!isOpen && (
          <a
            className={buttonClass()}
            href={launch.window_url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => setOpen(true)}
          >
            <Icon of={ExternalLink} />
            {t('away_link')}
          </a>
        )}
        <Button variant="secondary" onPress={() => onStart(launch.item_identifier)}>
          {t('away_here')}
        </Button>
      </Row>
    </div>
  );
}
