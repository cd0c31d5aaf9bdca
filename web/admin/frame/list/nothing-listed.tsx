import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { DeskLink } from '../../desk-link.tsx';
import { isNarrowed, type DeskSearch } from './desk-search.ts';

type NothingListedProps = {
  path: string;
  search: DeskSearch;
  title: string;
  text: string;
  /** Of the link to a new record, where one can be created from here. */
  create?: string | undefined;
};

/** Nothing matches what the address narrows the list to, or there is nothing yet. */
export function NothingListed({ path, search, title, text, create }: NothingListedProps) {
  const t = useTexts('desk');
  const isFirst = !isNarrowed(search) && search.page === undefined;

  return (
    <EmptyState
      panel
      title={isFirst ? title : t('no_match')}
      actions={
        isFirst ? (
          create !== undefined && (
            <DeskLink to={`${path}/create`} className={buttonClass()}>
              {create}
            </DeskLink>
          )
        ) : (
          <DeskLink to={path} className={buttonClass({ variant: 'secondary' })}>
            {t('clear_filters')}
          </DeskLink>
        )
      }
    >
      <p>{isFirst ? text : t('no_match_text')}</p>
    </EmptyState>
  );
}
