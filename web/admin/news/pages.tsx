import { useTexts } from '#web/shared/texts/texts.ts';
import type { Verb } from '../frame/noun.ts';
import { NounPages } from '../frame/noun-pages.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { useCommonVerbs } from '../frame/use-common-verbs.ts';
import { posts, setPublished, type PostRow } from './noun.ts';
import { PostState } from './post-state.tsx';
import { usePostColumns, usePostFilters } from './use-post-list.tsx';
import { usePostSections } from './use-post-sections.ts';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_news');
  const verbs = usePostVerbs();
  const sections = usePostSections(Number(place[0]));
  const columns = usePostColumns();
  const filters = usePostFilters();

  return (
    <NounPages
      place={place}
      search={search}
      noun={posts}
      texts="desk_news"
      name={{ head: t('post_title'), sort: 'title' }}
      columns={columns}
      filters={filters}
      verbs={verbs}
      sections={sections}
      record={{ badges: stateOf }}
    />
  );
}

function stateOf(row: PostRow) {
  return row.deleted_at === null && <PostState row={row} />;
}

const publish = (row: PostRow) => setPublished(row, new Date().toISOString());
/** As it was before. */
const setBack = (row: PostRow) => setPublished(row, row.published_at);
const withdraw = (row: PostRow) => setPublished(row, null);

function usePostVerbs(): readonly Verb<PostRow>[] {
  const t = useTexts('desk_news');
  const common = useCommonVerbs<PostRow>(posts);

  return [
    {
      key: 'publish',
      label: t('publish'),
      can: (row) => row.deleted_at === null && (row.published_at === null || Date.parse(row.published_at) > Date.now()),
      send: publish,
      undo: setBack,
      done: (count) => t('publish_done', { count }),
    },
    {
      key: 'withdraw',
      label: t('withdraw'),
      can: (row) => row.deleted_at === null && row.published_at !== null,
      send: withdraw,
      undo: setBack,
      done: (count) => t('withdraw_done', { count }),
    },
    ...common,
  ];
}
