import { idNumber } from '#contract/rules/search-reader.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { NotThere } from '../frame/not-there.tsx';
import type { PagesProps } from '../frame/pages-props.ts';
import { CreatePage } from './create/create-page.tsx';
import { OrderList } from './list/order-list.tsx';
import { orders } from './noun.ts';
import { OrderPage } from './record/order-page.tsx';

export function Pages({ place, search }: PagesProps) {
  const t = useTexts('desk_orders');
  const [first, ...rest] = place;
  const id = idNumber(first);
  const mayEdit = hasClaims(useSession(), 'orders.edit');

  if (first === undefined) return <OrderList search={search} />;
  if (rest.length === 0 && first === 'create' && mayEdit) return <CreatePage />;
  if (rest.length === 0 && id !== undefined) return <OrderPage key={id} id={id} />;
  return <NotThere to={orders.name}>{t('title')}</NotThere>;
}
