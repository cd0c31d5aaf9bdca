import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { readDeskSearch, type DeskSearch } from '../frame/list/desk-search.ts';
import list from '../frame/list/list-page.module.css';
import type { DocumentsPath } from './document-tabs.tsx';

export function useNarrowing(path: DocumentsPath) {
  const navigate = useNavigate();

  return (change: DeskSearch) =>
    void navigate({
      to: '/admin/$',
      params: { _splat: path },
      // Of two quick choices the second does not know the page of the first yet.
      search: (before) =>
        Object.fromEntries(
          Object.entries({ ...readDeskSearch(before), page: undefined, ...change }).filter(([, value]) => value),
        ),
    });
}

type ToolsProps = { path: DocumentsPath; label: string; search: DeskSearch; children: ReactNode };

export function DocumentTools({ path, label, search, children }: ToolsProps) {
  const go = useNarrowing(path);

  return (
    <div className={list.tools}>
      <div className={list.search}>
        <SearchBox
          key={search.search}
          landmark={label}
          label={label}
          action={`/admin/${path}`}
          defaultValue={search.search}
          maxLength={100}
          onSearch={(text) => go({ search: text })}
        />
      </div>
      {children}
    </div>
  );
}

type DayProps = { label: string; value: string | undefined; onChange: (day: string) => void };

export function DayField({ label, value, onChange }: DayProps) {
  return (
    <TextField
      key={value}
      type="date"
      label={label}
      defaultValue={value}
      // While a date is typed it changes with each digit.
      onBlur={({ target }) => target.value !== (value ?? '') && onChange(target.value)}
    />
  );
}
