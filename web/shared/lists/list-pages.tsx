import { useTexts } from '../texts/texts.ts';
import { Pagination, type PageLink } from '../ui/pagination.tsx';

type ListPagesProps = {
  page: number | undefined;
  total: number;
  perPage: number;
  label: string;
  link: PageLink;
};

export function ListPages({ page = 1, total, perPage, label, link }: ListPagesProps) {
  const site = useTexts('site');

  return (
    <Pagination
      page={page}
      pages={Math.ceil(total / perPage)}
      label={label}
      previousLabel={site('previous')}
      nextLabel={site('next')}
      pageLabel={(number) => site('page', { page: number })}
      link={link}
    />
  );
}
