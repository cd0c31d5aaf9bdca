import { Check } from 'lucide-react';
import type { Achievement } from '#contract/learning/achievements/calls.ts';
import type { AchievementKind } from '#contract/learning/achievements/values.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { classes } from '#web/shared/ui/classes.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import styles from './achievement-kind-part.module.css';
import { ShareAchievement } from './share-achievement.tsx';

type AchievementKindPartProps = { kind: AchievementKind; levels: readonly Achievement[] };

/** The levels of one kind, and how far the next one is. */
export function AchievementKindPart({ kind, levels }: AchievementKindPartProps) {
  const t = useTexts('achievements');
  const next = levels.find(({ id }) => id === null);

  return (
    <Part title={t(`kind_${kind}`)}>
      <p className={styles.lead}>{t(`about_${kind}`)}</p>
      <ul className={styles.levels}>
        {levels.map((each) => (
          <Level key={each.level} achievement={each} />
        ))}
      </ul>
      {next && (
        <ProgressBar
          percent={(100 * next.reached) / next.target}
          label={t('next')}
          figure={t('reached_of', { reached: next.reached, target: next.target })}
        />
      )}
    </Part>
  );
}

function Level({ achievement }: { achievement: Achievement }) {
  const t = useTexts('achievements');
  const { fullDay } = useDates();
  const { kind, target, earned_at, course } = achievement;

  return (
    <li>
      <span className={classes(styles.arch, earned_at !== null && styles.earned)} aria-hidden="true">
        {target}
      </span>
      <div className={styles.words}>
        <h3>{t(`level_${kind}`, { target })}</h3>
        {earned_at === null ? (
          <p>{t('not_earned')}</p>
        ) : (
          <>
            <p className={styles.date}>
              <Icon of={Check} />
              {t('earned_on', { day: fullDay(earned_at) })}
            </p>
            {course && kind !== 'streak' && <p>{course.title}</p>}
            <ShareAchievement achievement={achievement} />
          </>
        )}
      </div>
    </li>
  );
}
