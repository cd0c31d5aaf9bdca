import { CalendarPlus, MapPin } from 'lucide-react';
import { pageFacts } from './page-facts.ts';
import { useTexts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useVisitor } from '../visitor/visitor.ts';
import styles from './place-links.module.css';

type PlaceLinksProps = {
  /** An address in one line; empty where nobody goes to a place. */
  place: string;
  classId: number;
};

/** The way to a place, and the lessons of the class for a calendar. */
export function PlaceLinks({ place, classId }: PlaceLinksProps) {
  const t = useTexts('site');
  const shell = useTexts('shell');
  const { locale } = useVisitor();
  const query = new URLSearchParams({ class: String(classId), lang: locale });

  return (
    <span className={styles.root}>
      {place && (
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${t('on_map')}: ${place}, ${shell('new_tab')}`}
        >
          <Icon of={MapPin} />
          {t('on_map')}
        </a>
      )}
      <a href={`${pageFacts().siteAddress}/classes/calendar.ics?${query}`} download>
        <Icon of={CalendarPlus} />
        {t('to_calendar')}
      </a>
    </span>
  );
}
