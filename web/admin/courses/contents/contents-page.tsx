import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { KeysHint } from '../../frame/keys-hint.tsx';
import { Head } from '../../frame/record-page.tsx';
import { courses, type CourseRow } from '../noun.ts';
import { DeletedPart } from './deleted-part.tsx';
import { placeOfModule, useFocusBeside } from './focus.ts';
import { ModulePart } from './module-part.tsx';
import { AddModule } from './module-title.tsx';
import { useOutline, type Outline } from './noun.ts';
import styles from './contents.module.css';

/** The modules of a course with their contents, in their order. */
export function ContentsPage({ course }: { course: CourseRow }) {
  const t = useTexts('desk_contents');
  const words = useTexts('desk');
  const { locale } = useVisitor();
  const name = courses.nameOf(course, locale);
  const outline = useOutline(course.id);
  useTitle(`${t('title')} · ${name} · ${words('title')}`);

  return (
    <>
      <Head path={`${courses.name}/${course.id}`} title={name} name={t('title')}>
        <Link
          to="/courses/$id/learn"
          params={{ id: String(course.id) }}
          className={buttonClass({ variant: 'secondary', small: true })}
        >
          {t('preview_course')}
        </Link>
        <AddModule courseId={course.id} />
      </Head>
      <Loaded query={outline} rows={6} loading={t('loading')} failed={t('not_loaded')}>
        {(all) => <Modules outline={all} />}
      </Loaded>
    </>
  );
}

function Modules({ outline }: { outline: Outline }) {
  const t = useTexts('desk_contents');
  const [moved, setMoved] = useState<string>();
  const rows = outline.modules.map(({ row }) => row);
  const leave = useFocusBeside(rows, { placeOf: placeOfModule, last: 'deleted' });

  return (
    <div className={styles.outline}>
      {outline.modules.length === 0 && (
        <EmptyState title={t('none')}>
          <p>{t('none_text')}</p>
        </EmptyState>
      )}
      {outline.modules.map((module) => (
        <ModulePart
          key={module.row.id}
          module={module}
          all={outline.modules}
          moved={moved}
          onMoved={setMoved}
          onLeaving={leave}
        />
      ))}
      {outline.modules.length > 0 && <KeysHint words={(parts) => t.rich('keys', parts)} />}
      <DeletedPart outline={outline} onRestoring={setMoved} />
    </div>
  );
}
