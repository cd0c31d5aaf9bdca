import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';

type PageStepsProps = { page: number; total: number; perPage: number; onPage: (page: number) => void };

/** The pages of a list within a page, which have no addresses of their own. */
export function PageSteps({ page, total, perPage, onPage }: PageStepsProps) {
  const t = useTexts('site');
  const pages = Math.ceil(total / perPage);

  if (pages < 2) return null;
  return (
    <Row apart>
      <Button variant="secondary" small disabled={page === 1} onPress={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span>{`${page} / ${pages}`}</span>
      <Button variant="secondary" small disabled={page === pages} onPress={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </Row>
  );
}
