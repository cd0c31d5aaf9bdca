import { useNavigate } from '@tanstack/react-router';
import { useTitle } from '#web/shared/page/use-title.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { notify } from '#web/shared/ui/notify.ts';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import desk from '../../desk.module.css';
import { RecordForm, type FormSection } from '../../frame/form/record-form.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { NotThere } from '../../frame/not-there.tsx';
import { Head } from '../../frame/record-page.tsx';
import { useRecord } from '../../frame/use-records.ts';
import { typeOfKind, type NewKind } from './kinds.ts';
import { contentsPath, modules, newContentsIn, type ModuleRow } from './noun.ts';
import { useContentSections } from './use-content-sections.ts';

type NewContentPageProps = { courseId: number; moduleId: number; kind: NewKind };

/** The form of a new content, at the end of its module. */
export function NewContentPage({ courseId, moduleId, kind }: NewContentPageProps) {
  const t = useTexts('desk_contents');
  const words = useTexts('desk');
  const query = useRecord(modules, moduleId);
  const { data: module } = query;

  if (module && module.course_id === courseId && module.deleted_at === null)
    return <NewContent module={module} kind={kind} />;
  if (module !== undefined) return <NotThere to={contentsPath(courseId)}>{t('title')}</NotThere>;
  if (query.error)
    return <NotLoaded query={query} title={words('record_not_loaded')} text={words('not_loaded_text')} />;
  return <SkeletonForm fields={4} label={words('loading_record')} />;
}

function NewContent({ module, kind }: { module: ModuleRow; kind: NewKind }) {
  const t = useTexts('desk_contents');
  const words = useTexts('desk');
  const { locale } = useVisitor();
  const navigate = useNavigate();
  const path = contentsPath(module.course_id);
  const sections: readonly FormSection[] = useContentSections({ kind, row: null });
  const form = useRecordForm({
    noun: newContentsIn(module.id, typeOfKind(kind), kind),
    fields: sections.flatMap(({ fields }) => fields),
    row: null,
    onSaved: () => {
      notify({ kind: 'success', messages: t('created') });
      // The guard has not seen yet that nothing is left unsaved.
      void navigate({ to: '/admin/$', params: { _splat: path }, ignoreBlocker: true });
    },
  });
  const name = t('new_kind', { kind: t(`kind_${kind}`) });
  useTitle(`${name} · ${words('title')}`);

  return (
    <>
      <Head
        path={path}
        title={t('title')}
        name={name}
        meta={<p className={desk.meta}>{t('in_module', { module: modules.nameOf(module, locale) })}</p>}
      />
      <RecordForm form={form} sections={sections} saveLabel={t('create')} />
    </>
  );
}
