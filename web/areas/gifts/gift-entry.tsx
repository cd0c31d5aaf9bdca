import { Suspense, useState } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { mayActFor, useActingFor } from '#web/shared/session/acting-for.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { GiftChoiceProps } from './gift-choice.tsx';

const GiftChoice = lazy(async () => ({ default: (await import('./gift-choice.tsx')).GiftChoice }));

/** A question that opens the choice, which most buyers never need. */
export function GiftEntry(props: GiftChoiceProps) {
  const t = useTexts('gift_choice');
  const { lines, gifts } = props;
  const [isOpen, setIsOpen] = useState(() => lines.some(({ id }) => gifts[id]));
  const isOrganization = mayActFor(useActingFor(), 'orders.place');

  if (lines.every(({ package_type }) => package_type === 'servico')) return null;
  // An organization gives seats to its employees; what was begun before can still be withdrawn.
  if (isOrganization && !lines.some(({ id }) => gifts[id])) return null;
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
