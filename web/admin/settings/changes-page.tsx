import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api, queries } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { FilterField } from '#web/shared/lists/list-filters.tsx';
import { ListPages, type PageLink } from '#web/shared/lists/list-pages.tsx';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { Table } from '#web/shared/ui/table.tsx';
import { DeskLink } from '../desk-link.tsx';
import desk from '../desk.module.css';
import { useShownTyped } from '../frame/form/shown-typed.ts';
import { typedOf } from '../frame/form/typed-values.ts';
import { TableSkeleton } from '../frame/list/data-table.tsx';
import type { DeskSearch } from '../frame/list/desk-search.ts';
import type { RowOf } from '../frame/noun.ts';
import type { Api } from '#contract/index.ts';
import { settingField, valueIn, type SettingFacts } from './model/setting-fields.ts';
import { settingsQuery, useRefreshAll } from './use-settings-form.ts';
import styles from './settings.module.css';

type Change = RowOf<Api['settings']['retrieveApplicationSettingChanges']>;

const perPage = 50;

/** What was changed in the settings, newest first; each can be undone while its setting still has that value. */
export function ChangesPage({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_settings');
  const words = useTexts('desk');
  const { type: key, page = 1 } = search;
  const query = useQuery({
    ...queries().settings.retrieveApplicationSettingChanges.queryOptions({
      input: { filter: key === undefined ? {} : { key }, page: { number: page, size: perPage } },
    }),
    placeholderData: keepPreviousData,
  });
  const { data: sources } = useQuery(settingsQuery());
  useTitle(`${t('changes')} · ${words('title')}`);

  return (
    <>
      <Head settings={sources?.results ?? []} current={key} />
      {query.data ? (
        <Changes changes={query.data.results} total={query.data.total} settings={sources?.results} search={search} />
      ) : query.error ? (
        <NotLoaded query={query} title={words('not_loaded')} text={words('not_loaded_text')} />
      ) : (
        <TableSkeleton label={words('loading')} />
      )}
    </>
  );
}

function Head({ settings, current }: { settings: readonly SettingFacts[]; current: string | undefined }) {
  const t = useTexts('desk_settings');
  const words = useTexts('desk');
  const site = useTexts('site');
  const navigate = useNavigate();

  return (
    <div className={desk.head}>
      <Breadcrumb label={site('path')}>
        <DeskLink to="">{words('desk')}</DeskLink>
        <DeskLink to="settings">{t('title')}</DeskLink>
        {t('changes')}
      </Breadcrumb>
      <div className={desk.words}>
        <h1>{t('changes')}</h1>
      </div>
      <FilterField
        label={t('setting')}
        none={t('all_settings')}
        choices={settings.map(({ key, name }) => ({ key, name }))}
        value={current}
        onChange={(type) =>
          void navigate({
            to: '/admin/$',
            params: { _splat: 'settings/changes' },
            search: type ? { type } : {},
          })
        }
      />
    </div>
  );
}

type ChangesProps = {
  changes: readonly Change[];
  total: number;
  settings: readonly SettingFacts[] | undefined;
  search: DeskSearch;
};

function Changes({ changes, total, settings = [], search }: ChangesProps) {
  const t = useTexts('desk_settings');
  const words = useTexts('desk');
  const dates = useDates();
  const shown = useShownText(settings);
  const undo = useUndo(settings);
  const link: PageLink = (page, props) => <DeskLink to="settings/changes" search={{ ...search, page }} {...props} />;

  if (changes.length === 0)
    return (
      <EmptyState title={t('no_changes')}>
        <p>{t('no_changes_text')}</p>
      </EmptyState>
    );
  return (
    <>
      <CommandErrors errors={undo.errors} />
      <Table
        caption={t('changes')}
        rows={changes}
        rowKey={({ id }) => id}
        columns={[
          { head: t('setting'), headsRow: true, cell: ({ name }) => name },
          { head: t('before'), cell: ({ key, former_value: value }) => <Value>{shown(key, value)}</Value> },
          { head: t('after'), cell: ({ key, value }) => <Value>{shown(key, value)}</Value> },
          { head: t('when'), cell: ({ changed_at: at }) => `${dates.dayOfYear(at)}, ${dates.time(at)}` },
          { head: t('who'), cell: ({ changed_by: by }) => by?.name ?? words('the_system') },
          {
            head: words('actions'),
            cell: (change) =>
              undo.can(change) ? (
                <Button
                  variant="quiet"
                  small
                  busy={undo.busy}
                  aria-label={t('undo_of', { name: change.name })}
                  onPress={() => void undo.run(change)}
                >
                  {words('undo')}
                </Button>
              ) : (
                t('overtaken')
              ),
          },
        ]}
      />
      <p role="status">{t('changes_count', { count: total })}</p>
      <ListPages page={search.page} total={total} perPage={perPage} label={words('pages')} link={link} />
    </>
  );
}

function Value({ children }: { children: string }) {
  return (
    <span className={styles.value} title={children}>
      {children}
    </span>
  );
}

/** A stored text as its control shows it. */
function useShownText(settings: readonly SettingFacts[]) {
  const t = useTexts('desk_settings');
  const shown = useShownTyped();

  return (key: string, text: string | null): string => {
    if (text === null) return t('not_set');
    const setting = settings.find((each) => each.key === key);
    if (!setting) return text;
    const field = settingField(setting);
    return shown.value(
      field,
      typedOf(valueIn(setting, text), { field, row: {}, writing: { currencies: [], decimal: ',' } }),
    );
  };
}

/** The opposite of a change is a change of its own. */
function useUndo(settings: readonly SettingFacts[]) {
  const t = useTexts('desk_settings');
  const sending = useSending();
  const refresh = useRefreshAll();
  const settingOf = ({ key }: Change) => settings.find((each) => each.key === key);

  async function run(change: Change): Promise<void> {
    const version = settingOf(change)?.version;
    const isDone = await sending.send(() =>
      api().settings.undoApplicationSettingChange({ data: [{ id: change.id, version }] }),
    );
    await refresh();
    if (isDone) notify({ kind: 'success', messages: t('undone', { name: change.name }) });
  }

  function can(change: Change): boolean {
    const setting = settingOf(change);
    return setting?.value === change.value && (change.former_value ?? setting.default) !== change.value;
  }

  return { ...sending, run, can };
}
