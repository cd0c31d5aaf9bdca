import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { DeskLink } from '../desk-link.tsx';
import desk from '../desk.module.css';
import type { Section } from './form/fields.ts';
import { RecordForm, type FormSection } from './form/record-form.tsx';
import { useRecordForm } from './form/use-record-form.ts';
import { NotThere } from './not-there.tsx';
import { RecordTrailPart } from './trail/record-trail-part.tsx';
import type { Noun, RecordRow, Verb } from './noun.ts';
import { useBulkChange } from './use-bulk-change.ts';
import { useRecord } from './use-records.ts';

export type RecordWords = { title: string; create: string; save: string; created: string };

export type RecordPageProps<Row extends RecordRow> = RecordProps<Row> & { id: number };

type RecordProps<Row extends RecordRow> = {
  noun: Noun<Row>;
  sections: readonly Section<Row>[];
  verbs: readonly Verb<Row>[];
  words: Pick<RecordWords, 'title' | 'save'>;
  /** Of the list, below `/admin/`; the name of the noun, if not given. */
  path?: string;
} & RecordParts<Row>;

/** What the page of a record shows besides its form. */
export type RecordParts<Row> = {
  /** What stands beside the name of a record: its states. */
  badges?: (row: Row) => ReactNode;
  /** More that can be done with it, beside its verbs. */
  acts?: (row: Row) => ReactNode;
  /** Between its name and its form: figures, and links to its other parts. */
  lead?: (row: Row) => ReactNode;
  /** The whole page of a record that is no form; null where it is one. */
  instead?: (row: Row) => ReactNode;
};

type NewRecordProps<Row extends RecordRow> = Pick<RecordProps<Row>, 'noun' | 'sections' | 'path'> & {
  words: Omit<RecordWords, 'save'>;
  /** What it is and where it comes to stand. */
  meta?: ReactNode;
  /** Where it is then; its own page, if not given. */
  placeOf?: (id: number) => { path: string; hash?: string };
};

/** The form of a new record. */
export function NewRecordPage<Row extends RecordRow>(props: NewRecordProps<Row>) {
  const { noun, sections, words, path = noun.name, meta, placeOf = (id) => ({ path: `${path}/${id}` }) } = props;
  const t = useTexts('desk');
  const navigate = useNavigate();
  const plain: readonly FormSection[] = sections;
  const form = useRecordForm({
    noun,
    fields: plain.flatMap(({ fields }) => fields),
    row: null,
    onSaved: (id) => {
      notify({ kind: 'success', messages: words.created });
      // The guard has not seen yet that nothing is left unsaved.
      const { path: place, ...hash } = placeOf(id);
      void navigate({ to: '/admin/$', params: { _splat: place }, ...hash, ignoreBlocker: true });
    },
  });
  useTitle(`${words.create} · ${t('title')}`);

  return (
    <>
      <Head path={path} title={words.title} name={words.create} meta={meta} />
      <RecordForm form={form} sections={plain} saveLabel={words.create} />
    </>
  );
}

/** One record: what it is, what can be done with it, and its form. */
export function RecordPage<Row extends RecordRow>({ id, instead, ...props }: RecordPageProps<Row>) {
  const t = useTexts('desk');
  const { noun, path = noun.name, words } = props;
  const query = useRecord(noun, id);

  if (query.data) return instead?.(query.data) ?? <Loaded key={id} row={query.data} {...props} />;
  if (query.data === null) return <NotThere to={path}>{words.title}</NotThere>;
  if (query.error) return <NotLoaded query={query} title={t('record_not_loaded')} text={t('not_loaded_text')} />;
  return <SkeletonForm fields={6} label={t('loading_record')} />;
}

function Loaded<Row extends RecordRow>(props: RecordProps<Row> & { row: Row }) {
  const { noun, path = noun.name, sections, verbs, words, badges, acts, lead, row } = props;
  const t = useTexts('desk');
  const { locale } = useVisitor();
  const name = noun.nameOf(row, locale);
  const plain: readonly FormSection[] = sections;
  const form = useRecordForm({
    noun,
    fields: plain.flatMap(({ fields }) => fields),
    row,
    onSaved: () => notify({ kind: 'success', messages: t('saved') }),
  });
  const change = useBulkChange<Row>(noun, { nameOf: () => name });
  useTitle(`${name} · ${t('title')}`);

  return (
    <>
      <Head path={path} title={words.title} name={name} badges={badges?.(row)} meta={<Changed row={row} />}>
        {verbs
          .filter(({ can }) => can(row))
          .map((verb) => (
            <Button
              key={verb.key}
              variant={verb.isDanger ? 'dangerQuiet' : 'secondary'}
              busy={change.isBusy}
              disabled={form.isDirty}
              title={form.isDirty ? t('save_first') : undefined}
              onPress={() => void change.run(verb, [row])}
            >
              {verb.label}
            </Button>
          ))}
        {acts?.(row)}
      </Head>
      {lead?.(row)}
      {row.deleted_at !== null && <Alert tone="warning">{t('is_deleted')}</Alert>}
      <RecordForm form={form} sections={plain} saveLabel={words.save}>
        <RecordTrailPart records={[{ noun: noun.name, id: row.id }]} version={row.version} />
      </RecordForm>
    </>
  );
}

type HeadProps = {
  path: string;
  title: string;
  name: string;
  badges?: ReactNode;
  meta?: ReactNode;
  children?: ReactNode;
};

/** Where a page of a record is, what the record is, and what can be done with it. */
export function Head({ path, title, name, badges, meta, children }: HeadProps) {
  const t = useTexts('desk');
  const site = useTexts('site');

  return (
    <div className={desk.head}>
      <Breadcrumb label={site('path')}>
        <DeskLink to="">{t('desk')}</DeskLink>
        <DeskLink to={path}>{title}</DeskLink>
        {name}
      </Breadcrumb>
      <div className={desk.words}>
        <h1>{name}</h1>
        {badges}
        {meta}
      </div>
      {children && <div className={desk.acts}>{children}</div>}
    </div>
  );
}

function Changed({ row: { updated_at, updated_by, deleted_at } }: { row: RecordRow }) {
  const t = useTexts('desk');
  const dates = useDates();

  return (
    <>
      {deleted_at !== null && <Badge>{t('state_deleted')}</Badge>}
      {updated_at !== null && (
        <p className={desk.meta}>
          {t('changed_by', { day: dates.dayOfYear(updated_at), who: updated_by?.name ?? t('the_system') })}
        </p>
      )}
    </>
  );
}
