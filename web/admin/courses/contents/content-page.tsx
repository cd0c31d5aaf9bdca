import { Link } from '@tanstack/react-router';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { RecordForm, type FormSection } from '../../frame/form/record-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { NotThere } from '../../frame/not-there.tsx';
import { Head } from '../../frame/record-page.tsx';
import { RecordTrailPart } from '../../frame/trail/record-trail-part.tsx';
import { useBulkChange } from '../../frame/use-bulk-change.ts';
import { useCommonVerbs } from '../../frame/use-common-verbs.ts';
import { useRecord } from '../../frame/use-records.ts';
import { kindOf } from './kinds.ts';
import { contents, contentsPath, type ContentRow } from './noun.ts';
import { useContentSections } from './use-content-sections.ts';

/** The form of one content of this course. */
export function ContentPage({ courseId, id }: { courseId: number; id: number }) {
  const t = useTexts('desk_contents');
  const desk = useTexts('desk');
  const query = useRecord(contents, id);
  const isMissing = query.data === null || (query.data && query.data.course_id !== courseId);

  if (isMissing) return <NotThere to={contentsPath(courseId)}>{t('title')}</NotThere>;
  if (query.data) return <Loaded row={query.data} />;
  if (query.error) return <NotLoaded query={query} title={desk('record_not_loaded')} text={desk('not_loaded_text')} />;
  return <SkeletonForm fields={6} label={desk('loading_record')} />;
}

function Loaded({ row }: { row: ContentRow }) {
  const t = useTexts('desk_contents');
  const desk = useTexts('desk');
  const { locale } = useVisitor();
  const name = contents.nameOf(row, locale);
  const kind = kindOf(row);
  const sections: readonly FormSection[] = useContentSections({ kind, row });
  const form = useRecordForm({
    noun: contents,
    fields: sections.flatMap(({ fields }) => fields),
    row,
    onSaved: () => notify({ kind: 'success', messages: desk('saved') }),
  });
  const verbs = useCommonVerbs<ContentRow>(contents);
  const change = useBulkChange<ContentRow>(contents, { nameOf: () => name });
  const isDeleted = row.deleted_at !== null;
  useTitle(`${name} · ${desk('title')}`);

  return (
    <>
      <Head
        path={contentsPath(row.course_id)}
        title={t('title')}
        name={name}
        badges={<Badge>{t(`kind_${kind}`)}</Badge>}
      >
        {verbs
          .filter(({ can }) => can(row))
          .map((verb) => (
            <Button
              key={verb.key}
              variant={verb.isDanger ? 'dangerQuiet' : 'secondary'}
              busy={change.isBusy}
              disabled={form.isDirty}
              title={form.isDirty ? desk('save_first') : undefined}
              onPress={() => void change.run(verb, [row])}
            >
              {verb.label}
            </Button>
          ))}
        {!isDeleted && <PreviewContent row={row} />}
      </Head>
      {isDeleted && <Alert tone="warning">{desk('is_deleted')}</Alert>}
      {(kind === 'task' || kind === 'assessment') && <Alert>{t('parts_elsewhere')}</Alert>}
      <RecordForm form={form} sections={sections} saveLabel={t('save')}>
        <RecordTrailPart records={[{ noun: contents.name, id: row.id }]} version={row.version} />
      </RecordForm>
    </>
  );
}

function PreviewContent({ row: { id, course_id: courseId } }: { row: ContentRow }) {
  const t = useTexts('desk_contents');

  return (
    <Link
      to="/courses/$id/learn"
      params={{ id: String(courseId) }}
      search={{ content: id }}
      className={buttonClass({ variant: 'secondary' })}
    >
      {t('preview')}
    </Link>
  );
}
