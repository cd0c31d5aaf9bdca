import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';

/** In the place of a part whose code did not come: the rest of the page works on, and nothing typed or playing is lost. */
export function MissingPart() {
  const t = useTexts('site');

  return (
    <span role="alert">
      {t('part_missing_here')}{' '}
      <Button variant="quiet" small onPress={() => location.reload()}>
        {t('reload')}
      </Button>
    </span>
  );
}
