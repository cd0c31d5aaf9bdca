import { useTexts } from '#web/shared/texts/texts.ts';
import { PlainList, type PlainListProps } from '../../frame/list/plain-list.tsx';
import styles from './lists.module.css';
import { PeopleTabs, type PeopleTab } from './people-tabs.tsx';

type SideListProps<Row extends { id: number }> = Omit<PlainListProps<Row>, 'path' | 'tabs' | 'count'> & {
  path: PeopleTab;
};

/** A list about people whose rows have no pages of their own. */
export function SideList<Row extends { id: number }>({ tools, ...props }: SideListProps<Row>) {
  const t = useTexts('desk_people');

  return (
    <PlainList
      {...props}
      tabs={<PeopleTabs open={props.path} />}
      count={(total) => t('in_all', { count: total })}
      tools={tools && <div className={styles.tools}>{tools}</div>}
    />
  );
}
