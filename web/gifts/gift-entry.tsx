import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { GiftChoiceProps } from './gift-choice.tsx';

const GiftChoice = lazy(async () => ({ default: (await import('./gift-choice.tsx')).GiftChoice }));

/** A question that opens the choice, which most buyers never need. */
export function GiftEntry(props: GiftChoiceProps) {
  const t = useTexts('gift_choice');
  const { lines, gifts } = props;
  const [isOpen, setIsOpen] = useState(() => lines.some(({ id }) => gifts[id]));

  if (lines.every(({ package_type }) => package_type === 'servico')) return null;
  if (!isOpen) {
    return (
      <div>
        <Button variant="quiet" small onPress={() => setIsOpen(true)}>
          {t('open')}
        </Button>
      </div>
    );
  }
  return (
    <Suspense>
      <GiftChoice {...props} />
    </Suspense>
  );
}
