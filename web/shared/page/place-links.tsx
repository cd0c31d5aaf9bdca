import type { CourseType } from '#contract/offer/catalogue/calls.ts';
import { pageFacts } from './page-facts.ts';
import { useTexts } from '../texts/texts.ts';
import { useVisitor } from '../visitor/visitor.ts';
import styles from './place-links.module.css';

type PlaceLinksProps = {
  of: { type: CourseType; venue: string | null; city: string | null };
  classId: number;
};

/** The way to the place of a class where people meet, and its lessons for a calendar. */
export function PlaceLinks({ of: { type, venue, city }, classId }: PlaceLinksProps) {
  const t = useTexts('site');
  const shell = useTexts('shell');
  const { locale } = useVisitor();
  const query = new URLSearchParams({ class: String(classId), lang: locale });
  const place = type === 'presential' ? [venue, city].filter(Boolean).join(', ') : '';

  return (
    <span className={styles.root}>
      {place && (
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${t('on_map')}: ${place}, ${shell('new_tab')}`}
        >
          {t('on_map')}
        </a>
      )}
      <a href={`${pageFacts().siteAddress}/classes/calendar.ics?${query}`} download>
        {t('to_calendar')}
      </a>
    </span>
  );
}
