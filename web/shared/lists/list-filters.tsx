import type { ReactNode } from 'react';
import { Options } from '../ui/options.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { SelectField } from '../ui/select-field.tsx';
import styles from './list-filters.module.css';

type ListFiltersProps = {
  landmark: string;
  label: string;
  action: string;
  search: string | undefined;
  onSearch: (words: string) => void;
  children: ReactNode;
};

/** A search box above fields that narrow or sort the list. */
export function ListFilters({ landmark, label, action, search, onSearch, children }: ListFiltersProps) {
  return (
    <FieldGrid>
      <div className={styles.search}>
        <SearchBox
          key={search}
          landmark={landmark}
          label={label}
          action={action}
          defaultValue={search}
          maxLength={100}
          onSearch={onSearch}
        />
      </div>
      {children}
    </FieldGrid>
  );
}

/** Two fields beside each other on a phone, and as many as fit elsewhere. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

type Choice = { key: string; name: string };

type FilterFieldProps = {
  label: string;
  value: string | undefined;
  /** What no choice is called; left out where there always is one. */
  none?: string;
  choices: readonly Choice[];
  /** What a value is called that the choices do not have (yet). */
  unknown?: string;
  onChange: (value: string) => void;
};

export function FilterField({ label, value = '', none, choices, unknown = value, onChange }: FilterFieldProps) {
  const isKnown = value === '' || choices.some(({ key }) => key === value);

  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {!isKnown && <option value={value}>{unknown}</option>}
      <Options of={choices} />
    </SelectField>
  );
}
