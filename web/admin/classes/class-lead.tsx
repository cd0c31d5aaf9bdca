import { LinkTabs } from '#web/shared/ui/tabs.tsx';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DeskLink } from '../desk-link.tsx';
import { classes, type ClassRow } from './noun.ts';
import styles from './class.module.css';

export const classParts = ['lessons', 'people', 'waiting', 'duplicate'] as const;
export type ClassPart = (typeof classParts)[number];

/** The figures of a class, and the way to its parts. */
export function ClassLead({ row, part }: { row: ClassRow; part: ClassPart | null }) {
  return (
    <div className={styles.lead}>
      <Figures row={row} />
      <Parts row={row} part={part} />
    </div>
  );
}

function Figures({ row }: { row: ClassRow }) {
  const t = useTexts('desk_classes');
  const dates = useDates();
  const { hourWithPlace } = useClassHours();
  const { taken, capacity, min_participants: minimum, waiting, registration_deadline: deadline, start_at: start } = row;
  const { tz, type } = row;
  const isFull = capacity !== null && taken >= capacity;
  const hour = (at: string) => hourWithPlace({ at, tz, type });

  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('seats')}</dt>
        <dd>
          {taken} <small>{capacity === null ? t('no_limit') : t('of_capacity', { capacity })}</small>
        </dd>
        <dd>{minimum > 0 && t(taken < minimum ? 'below_minimum' : 'minimum_reached', { minimum })}</dd>
      </div>
      <div>
        <dt>{t('waiting')}</dt>
        <dd>{waiting}</dd>
        <dd>{!isFull && t('waiting_opens')}</dd>
      </div>
      <div>
        <dt>{t('start')}</dt>
        <dd>{start ? dates.dayOfYear(start, tz) : t('free_start')}</dd>
        <dd>{start && hour(start)}</dd>
      </div>
      <div>
        <dt>{t('deadline')}</dt>
        <dd>{deadline ? dates.dayOfYear(deadline, tz) : '–'}</dd>
        <dd>{deadline ? hour(deadline) : t('deadline_open')}</dd>
      </div>
    </dl>
  );
}

function Parts({
  row: { id, lesson_count: lessons, taken, waiting },
  part,
}: {
  row: ClassRow;
  part: ClassPart | null;
}) {
  const t = useTexts('desk_classes');
  const counts = { lessons, people: taken, waiting, duplicate: null };

  return (
    <LinkTabs label={t('parts')}>
      <DeskLink to={`${classes.name}/${id}`} aria-current={current(part === null)}>
        {t('part_data')}
      </DeskLink>
      {classParts.map((name) => (
        <DeskLink key={name} to={`${classes.name}/${id}/${name}`} aria-current={current(part === name)}>
          {t(`part_${name}`)} {counts[name] !== null && <small>{counts[name]}</small>}
        </DeskLink>
      ))}
    </LinkTabs>
  );
}

function current(isOpen: boolean): 'page' | undefined {
  return isOpen ? 'page' : undefined;
}
