import type { SeatLine } from '#contract/areas/training/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { barCells, seatStates } from './model/bar-cells.ts';
import styles from './seats.module.css';

export function SeatBar({ line }: { line: SeatLine }) {
  const t = useTexts('our_courses');

  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {barCells(line).map(({ state, seats }, place) => (
          <i key={place} className={styles[state]} style={{ flexGrow: seats }} />
        ))}
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{t('bought')}</dt>
          <dd>{line.bought}</dd>
        </div>
        {seatStates
          .filter((state) => state !== 'promised' || line.promised > 0)
          .map((state) => (
            <div key={state}>
              <dt>
                <i className={styles[state]} aria-hidden="true" />
                {t(state)}
              </dt>
              <dd>{line[state]}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
