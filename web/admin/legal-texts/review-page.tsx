import { useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { api, queries } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { RichBlocks } from '#web/shared/page/rich-blocks.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Disclosure } from '#web/shared/ui/disclosure.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { DeskLink } from '../desk-link.tsx';
import desk from '../desk.module.css';
import { useTypedRow } from '../frame/form/use-record-form.ts';
import { languageTag } from '../frame/form/shown-typed.ts';
import { NotThere } from '../frame/not-there.tsx';
import { Head } from '../frame/record-page.tsx';
import { RecordTrailPart } from '../frame/trail/record-trail-part.tsx';
import { useRecord, useRefresh } from '../frame/use-records.ts';
import { DifferencePart } from './difference-part.tsx';
import { LegalTextState } from './legal-text-state.tsx';
import { legalTexts, useLegalTexts, type LegalTextRow } from './noun.ts';
import { PublishDraft } from './publish-draft.tsx';
import { useDraftFields } from './use-draft-fields.ts';

/** What differs from the version that it replaces, and how readers see it. */
export function ReviewPage({ id }: { id: number }) {
  const t = useTexts('desk_legal');
  const words = useTexts('desk');
  const query = useRecord(useLegalTexts(), id);

  if (query.data) return <Review row={query.data} />;
  if (query.data === null) return <NotThere to={legalTexts.name}>{t('title')}</NotThere>;
  if (query.error)
    return <NotLoaded query={query} title={words('record_not_loaded')} text={words('not_loaded_text')} />;
  return <SkeletonForm fields={6} label={words('loading_record')} />;
}

function Review({ row }: { row: LegalTextRow }) {
  const t = useTexts('desk_legal');
  const words = useTexts('desk');
  const { nameOf } = useLegalTexts();
  const name = nameOf(row, '');
  useTitle(`${name} · ${words('title')}`);

  return (
    <>
      <Head
        path={legalTexts.name}
        title={t('title')}
        name={name}
        badges={<LegalTextState row={row} />}
        meta={<Facts row={row} />}
      >
        {row.state === 'draft' ? <DraftActs row={row} /> : <NewVersion row={row} />}
      </Head>
      <DifferencePart row={row} />
      <PreviewPart row={row} />
      {row.state !== 'draft' && (
        <RecordTrailPart records={[{ noun: legalTexts.name, id: row.id }]} version={row.version} />
      )}
    </>
  );
}

function Facts({ row: { state, counts_from: day, published_at: at, published_by: who } }: { row: LegalTextRow }) {
  const t = useTexts('desk_legal');
  const dates = useDates();
  if (state === 'draft' || day === null || at === null) return null;

  return (
    <p className={desk.meta}>
      {t('facts', {
        day: dates.dayOfYear(`${day}T12:00:00Z`, operatorZone),
        published: dates.dayOfYear(at, operatorZone),
        who: who ?? t('began_with'),
      })}
    </p>
  );
}

/** What is typed and not saved would not be published. */
function DraftActs({ row }: { row: LegalTextRow }) {
  const t = useTexts('desk_legal');
  const noun = useLegalTexts();
  const { isDirty } = useTypedRow({ noun, fields: useDraftFields(), row });

  if (row.deleted_at !== null) return null;
  return (
    <>
      <DeskLink to={`${legalTexts.name}/${row.id}`} className={buttonClass({ variant: 'secondary' })}>
        {isDirty ? t('back_to_unsaved') : t('back_to_draft')}
      </DeskLink>
      <PublishDraft row={row} isDirty={isDirty} />
    </>
  );
}

/** Begins with the words of what was published last. */
function NewVersion({ row: { kind, country } }: { row: LegalTextRow }) {
  const t = useTexts('desk_legal');
  const navigate = useNavigate();
  const refresh = useRefresh(legalTexts);
  const { busy, errors, send } = useSending();

  async function begin(): Promise<void> {
    let id = 0;
    const input = { data: [{ kind, country }] } satisfies Parameters<typeof legalTexts.create>[0];
    const isDone = await send(async () => {
      const { data } = await api().legal.createLegalText(input);
      id = data[0].id;
    });
    if (!isDone) return;
    await refresh();
    await navigate({ to: '/admin/$', params: { _splat: `${legalTexts.name}/${id}` } });
  }

  return (
    <>
      <CommandErrors errors={errors} />
      <Button variant="secondary" busy={busy} onPress={() => void begin()}>
        {t('begin')}
      </Button>
    </>
  );
}

function PreviewPart({ row: { id, version } }: { row: LegalTextRow }) {
  const t = useTexts('desk_legal');
  const input = { filter: { id } };
  const options = queries().legal.retrieveLegalTextPreview.queryOptions({ input });
  const query = useQuery({ ...options, queryKey: [...options.queryKey, version] as const });

  return (
    <section className={desk.part} aria-labelledby="preview">
      <h2 id="preview">{t('preview')}</h2>
      <Loaded query={query} loading={t('loading')} failed={t('preview_not_loaded')} rows={6}>
        {({ results: [shown] }) =>
          shown?.languages.map(({ language, body }) => (
            <Disclosure key={language} title={t('preview_in', { language: languageTag(language) })}>
              <div lang={language}>
                <RichBlocks blocks={body} />
              </div>
            </Disclosure>
          ))
        }
      </Loaded>
    </section>
  );
}
