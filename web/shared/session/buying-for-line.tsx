import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Muted, Row } from '../ui/layout.tsx';
import { mayActFor, useActingFor } from './acting-for.ts';

/** Nothing for those who buy for themselves. */
export function BuyingForLine() {
  const t = useTexts('cart');
  const acting = useActingFor();

  if (!acting || !mayActFor(acting, 'orders.place')) return null;
  return (
    <Row>
      <Icon of={Building2} />
      <Muted>{t.rich('buying_for', { name: acting.name, b: bold })}</Muted>
    </Row>
  );
}

function bold(words: ReactNode): ReactNode {
  return <b>{words}</b>;
}
