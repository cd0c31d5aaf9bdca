import type { ReactNode } from 'react';
import { textIn } from '#contract/rules/text-in.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { NotThere } from '../frame/not-there.tsx';
import { Head } from '../frame/record-page.tsx';
import { useRecord } from '../frame/use-records.ts';
import { ClassLead, type ClassPart as Name } from './class-lead.tsx';
import { ClassState } from './class-state.tsx';
import { classes, type ClassRow } from './noun.ts';
import styles from './class.module.css';

export type OpenClass = ClassRow & { course_id: number };

type ClassPartProps = { id: number; name: Name; children: (row: OpenClass) => ReactNode };

/** A part of a class that is no form of its own fields, below the same head. */
export function ClassPart({ id, name, children }: ClassPartProps) {
  const t = useTexts('desk_classes');
  const desk = useTexts('desk');
  const query = useRecord(classes, id);

  if (query.data)
    return (
      <Loaded row={query.data} name={name}>
        {children}
      </Loaded>
    );
  if (query.data === null) return <NotThere to={classes.name}>{t('title')}</NotThere>;
  if (query.error) return <NotLoaded query={query} title={desk('record_not_loaded')} text={desk('not_loaded_text')} />;
  return <SkeletonForm fields={6} label={desk('loading_record')} />;
}

function Loaded({ row, name, children }: Omit<ClassPartProps, 'id'> & { row: ClassRow }) {
  const t = useTexts('desk_classes');
  const desk = useTexts('desk');
  const { locale } = useVisitor();
  const { course_id: courseId } = row;
  useTitle(`${t(`part_${name}`)} · ${row.code} · ${desk('title')}`);

  if (courseId === null) return null;
  return (
    <>
      <Head
        path={classes.name}
        title={t('title')}
        name={`${row.code} · ${textIn(row.course_title, locale)}`}
        badges={<ClassState row={row} />}
      />
      <ClassLead row={row} part={name} />
      <div className={styles.part}>{children({ ...row, course_id: courseId })}</div>
    </>
  );
}
