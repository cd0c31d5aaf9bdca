import { useTexts } from '../texts/texts.ts';
import { Pagination, type PageLink } from '../ui/pagination.tsx';

type ListPagesProps = {
  /** The first, unless the address says another. */
  page: number | undefined;
  total: number;
  perPage: number;
  /** Pages of what. */
  label: string;
  link: PageLink;
};

/** The pages of a list in the words of the site. */
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
