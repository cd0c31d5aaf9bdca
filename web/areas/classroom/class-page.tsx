import { Link } from '@tanstack/react-router';
import { CalendarDays, Clock, MapPin, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import type { ClassRole, ClassTab } from '#contract/areas/classroom/values.ts';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { FactRow } from '#web/shared/ui/fact-row.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { Band, Page } from '#web/shared/ui/page.tsx';
import { ClassNav } from './class-nav.tsx';
import { useClassroomWords } from './classroom-words.ts';
import { tabText } from './model/tab-text.ts';
import styles from './class-page.module.css';

type ClassPageProps = {
  classroom: Classroom;
  tab: ClassTab;
  children: ReactNode;
};

/** The frame around every tab of a class. */
export function ClassPage({ classroom, tab, children }: ClassPageProps) {
  const t = useTexts('classroom');
  useTitle(t('title_of', { tab: t(tabText(tab, classroom.roles)), title: classroom.course.title }));

  return (
    <>
      <Band>
        <div className={classes(tab !== 'general' && styles.folded)}>
          <Head classroom={classroom} tab={tab} />
        </div>
      </Band>
      <Page>
        <div className={styles.tab}>{children}</div>
      </Page>
    </>
  );
}

const tones: Partial<Record<ClassRole, BadgeTone>> = {
  enrolled: 'good',
  unaccepted: 'wait',
  registered: 'wait',
  undocumented: 'wait',
  canceled: 'bad',
  withdrawn: 'neutral',
  trainer: 'info',
};

function Head({ classroom, tab }: Omit<ClassPageProps, 'children'>) {
  const t = useTexts('classroom');
  const { dates, place, workload } = useClassroomWords();
  const { course, code, roles, trainers, status } = classroom;
  const facts = [
    { icon: CalendarDays, words: dates(classroom) },
    { icon: MapPin, words: place(classroom) },
    { icon: Clock, words: workload(course) },
    { icon: UserRound, words: trainers.map(({ name }) => name).join(', ') },
  ];

  return (
    <>
      <Breadcrumb label={t('path')}>
        {roles[0] === 'trainer' ? (
          <Link to="/profile/my-trainer-courses">{t('my_classes')}</Link>
        ) : (
          <Link to="/profile/my-courses">{t('my_courses')}</Link>
        )}
        {course.is_published ? (
          <Link to="/courses/$id" params={{ id: String(course.id) }}>
            {course.title}
          </Link>
        ) : (
          <span>{course.title}</span>
        )}
        <span>{t('class', { code })}</span>
      </Breadcrumb>
      <div className={styles.badges}>
        <Row>
          {roles.map((role) => (
            <Badge key={role} tone={tones[role]}>
              {t(`role_${role}`)}
            </Badge>
          ))}
          {status === 'canceled' && <Badge tone="bad">{t('status_canceled')}</Badge>}
          <span>{t('class', { code })}</span>
        </Row>
      </div>
      <h1>{course.title}</h1>
      <div className={styles.facts}>
        <FactRow>
          {facts.map(
            ({ icon, words }) =>
              words && (
                <li key={words}>
                  <Icon of={icon} />
                  {words}
                </li>
              ),
          )}
        </FactRow>
      </div>
      <ClassNav classroom={classroom} open={tab} />
    </>
  );
}
