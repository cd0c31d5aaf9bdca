import { dayMs } from '#contract/rules/durations.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { DeskLink } from './desk-link.tsx';
import { SetUpPart } from './opening/set-up-part.tsx';
import { useInboxCounters } from './use-inbox-counters.ts';
import { groups, type Area } from './pages.ts';
import styles from './desk.module.css';

/** What waits for this user, by kind, with the age of the oldest. */
function Waiting() {
  const t = useTexts('desk');
  const { counters, waiting } = useInboxCounters();
  const queues = counters.filter((counter) => counter.waiting > 0);

  if (counters.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t('waits', { count: waiting })}</h2>
      {queues.length === 0 && <p>{t('waits_none')}</p>}
      <ul className={styles.areas}>
        {queues.map(({ kind, waiting: count, oldest }) => (
          <li key={kind}>
            <DeskLink to="inbox" search={{ type: kind }}>
              <b className={styles.figure}>{count}</b>
              <b>{t(`kind_${kind}`)}</b>
              {oldest !== null && <span>{t('oldest', { days: wholeDaysSince(oldest) })}</span>}
            </DeskLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function wholeDaysSince(moment: string): number {
  return Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / dayMs));
}

/** Where the desk begins: the areas that this user may open. */
export function Start({ areas }: { areas: readonly Area[] }) {
  const t = useTexts('desk');

  return (
    <>
      <div className={styles.head}>
        <h1>{t('start')}</h1>
      </div>
      <div className={styles.stack}>
        <Waiting />
        {areas.some(({ claim }) => claim === 'settings.edit') && <SetUpPart paths={areas.map(({ path }) => path)} />}
        {groups
          .filter((group) => areas.some((area) => area.group === group))
          .map((group) => (
            <section key={group} className={styles.part}>
              <h2>{t(`group_${group}`)}</h2>
              <ul className={styles.areas}>
                {areas
                  .filter((area) => area.group === group)
                  .map(({ path, icon }) => (
                    <li key={path}>
                      <DeskLink to={path}>
                        <Icon of={icon} />
                        <b>{t(`to_${path}`)}</b>
                        <span>{t(`about_${path}`)}</span>
                      </DeskLink>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  );
}
