import { Link, useNavigate } from '@tanstack/react-router';
import { warningTypes } from '#contract/people/messages/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { LinkTabs, tabLink } from '#web/shared/ui/tabs.tsx';
import type { Counted } from './count-unread.ts';
import styles from './message-list.module.css';
import { readWarningsSearch, states, type WarningsSearch } from './model/messages-search.ts';
import { pathOf } from './paths.ts';

type MessageFiltersProps = { of: Counted; search: WarningsSearch };

export function MessageFilters({ of, search }: MessageFiltersProps) {
  const t = useTexts('messages');
  const navigate = useNavigate();
  const to = pathOf[of];
  const narrow = (by: Record<string, string>) =>
    void navigate({ to, search: readWarningsSearch({ ...search, ...by, page: 1 }), resetScroll: false });

  return (
    <>
      <LinkTabs label={t('state')}>
        {states.map((state) => (
          <Link
            key={state}
            to={to}
            search={readWarningsSearch({ ...search, state, page: 1 })}
            resetScroll={false}
            {...tabLink((search.state ?? 'active') === state)}
          >
            {t(`state_${state}`, { of })}
          </Link>
        ))}
      </LinkTabs>
      <div className={styles.fields}>
        <SelectField
          label={t('reading')}
          value={search.read ?? ''}
          onChange={({ target }) => narrow({ read: target.value })}
        >
          <option value="">{t('reading_any')}</option>
          <option value="unread">{t('reading_unread')}</option>
          <option value="read">{t('reading_read')}</option>
        </SelectField>
        {of === 'warnings' && (
          <SelectField
            label={t('type')}
            value={search.type ?? ''}
            onChange={({ target }) => narrow({ type: target.value })}
          >
            <option value="">{t('type_any')}</option>
            <Options of={warningTypes.map((key) => ({ key, name: t(`type_${key}`) }))} />
          </SelectField>
        )}
      </div>
    </>
  );
}
