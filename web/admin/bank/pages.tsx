import { idNumber } from '#contract/rules/search-reader.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { NotThere } from '../frame/not-there.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { StatementList } from './statement-list.tsx';
import { StatementPage } from './statement-page.tsx';
import { UploadStatement } from './upload-statement.tsx';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_bank');
  const [first, ...rest] = place;
  const id = idNumber(first);

  if (first === undefined) return <StatementList search={search} />;
  if (rest.length === 0 && first === 'create') return <UploadStatement />;
  if (rest.length === 0 && id !== undefined) return <StatementPage key={id} id={id} search={search} />;
  return <NotThere to="bank">{t('title')}</NotThere>;
}
