import { useTexts } from '../texts/texts.ts';
import { Muted, Row } from '../ui/layout.tsx';
import { useOrganizationsToActFor } from './acting-for.ts';
import { ActingMenu } from './acting-menu.tsx';

/** Nothing for people who can buy only for themselves. */
export function BuyingForLine() {
  const t = useTexts('cart');

  if (useOrganizationsToActFor().length === 0) return null;
  return (
    <Row>
      <Muted>{t('buying_for')}</Muted>
      <ActingMenu whole />
    </Row>
  );
}
