import { useNavigate } from '@tanstack/react-router';
import type { BankLineView } from '#contract/sales/bank/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import styles from './bank.module.css';

type LineSearchProps = { id: number; view: BankLineView; search: string | undefined };

export function LineSearch({ id, view, search }: LineSearchProps) {
  const t = useTexts('desk_bank');
  const navigate = useNavigate();
  const splat = `bank/${id}`;

  return (
    <div className={styles.search}>
      <SearchBox
        key={search}
        landmark={t('search_lines')}
        label={t('search_lines')}
        action={`/admin/${splat}`}
        defaultValue={search}
        maxLength={100}
        onSearch={(text) =>
          void navigate({
            to: '/admin/$',
            params: { _splat: splat },
            search: { ...(view !== 'proposed' && { state: view }), ...(text !== '' && { search: text }) },
          })
        }
      />
    </div>
  );
}
