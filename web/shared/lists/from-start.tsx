import { useTexts } from '../texts/texts.ts';
import type { RangeLink } from './further-pages.tsx';
import { firstPageOf, type PageRange } from './page-range.ts';
import { Muted } from '../ui/layout.tsx';

/** Above a list that begins later than its first page. */
export function FromStart({ range, link }: { range: PageRange; link: RangeLink }) {
  const t = useTexts('site');
  const first = firstPageOf(range);

  if (first === 1) return null;
  return (
    <p>
      <Muted>{t('page', { page: first })}</Muted> · {link({}, { children: t('from_start') })}
    </p>
  );
}
