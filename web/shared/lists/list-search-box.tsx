import { useNavigate } from '@tanstack/react-router';
import type { ListSearch } from './list-search.ts';
import { SearchBox } from '../ui/search-box.tsx';

type ListSearchBoxProps = { to: '/news' | '/partners'; search: ListSearch; landmark: string; label: string };

export function ListSearchBox({ to, search: { search }, landmark, label }: ListSearchBoxProps) {
  const navigate = useNavigate();

  return (
    <SearchBox
      key={search}
      landmark={landmark}
      label={label}
      action={to}
      defaultValue={search}
      onSearch={(words) => void navigate({ to, search: words ? { search: words } : {}, resetScroll: false })}
    />
  );
}
