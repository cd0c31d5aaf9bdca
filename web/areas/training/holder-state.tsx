import { Link } from '@tanstack/react-router';
import type { SeatHolder } from '#contract/areas/training/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useRate } from '#web/shared/texts/use-rate.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { stateOf, type HolderStateName } from './model/holder-state.ts';
import styles from './seats.module.css';

const tones: Record<HolderStateName, BadgeTone> = {
  passed: 'good',
  attended: 'good',
  failed: 'bad',
  not_completed: 'bad',
  canceled: 'bad',
  withdrawal: 'bad',
  awaits_regulation: 'wait',
  running: 'info',
  enrolled: 'neutral',
};

export function HolderState({ holder }: { holder: SeatHolder }) {
  const t = useTexts('our_courses');
  const figure = useRate();
  const { progress_rate, attendance_rate, final_grade, certificate_token, is_overdue } = holder;
  const state = stateOf(holder);
  const figures = [
    t('progress', { percent: figure(progress_rate) }),
    attendance_rate !== null && t('attendance', { percent: figure(attendance_rate) }),
    final_grade !== null && t('grade', { grade: final_grade.toFixed(1) }),
  ];

  return (
    <span>
      <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge> {is_overdue && <Badge tone="bad">{t('overdue')}</Badge>}
      <small>{figures.filter(Boolean).join(' · ')}</small>
      {certificate_token && (
        <small>
          <Link
            className={styles.certificate}
            to="/certificate-validation/$token"
            params={{ token: certificate_token }}
          >
            {t('certificate')}
          </Link>
        </small>
      )}
    </span>
  );
}
