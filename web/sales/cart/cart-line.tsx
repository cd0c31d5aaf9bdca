import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import type { CartLineClass, CartLine as Line } from '#contract/sales/cart/calls.ts';
import { mostSeatsPerItem } from '#contract/sales/cart/values.ts';
import { useDeadline } from '#web/shared/api/deadline.ts';
import { PriceTag, CourseLine } from '#web/offer/catalogue/index.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Caption } from '#web/shared/ui/layout.tsx';
import { Quantity } from '#web/shared/ui/quantity.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { useClassWords } from './class-words.ts';
import { FullClass } from './full-class.tsx';
import { hasChoice, mostSeats, seatsFor } from './model/line-facts.ts';
import { useCartItems } from '#web/shared/cart/cart-store.ts';
import { useCart } from './use-cart.ts';

export function CartLine({ line }: { line: Line }) {
  const t = useTexts('cart');
  const { remove, mayBuySeveral } = useCart();
  const [problem] = line.problems;

  return (
    <CourseLine
      cover={coverOf(line)}
      title={
        line.title ? (
          <Link to="/courses/$id" params={{ id: String(line.id) }}>
            {line.title}
          </Link>
        ) : (
          t('gone_course')
        )
      }
      facts={<LineFacts line={line} />}
      price={<LineTotal line={line} />}
    >
      {problem && <Alert tone="warning">{t(`problem_${problem}`)}</Alert>}
      <FullClass line={line} />
      {line.class && <HeldSeat of={line.class} />}
      {hasChoice(line) && <ClassChoice line={line} />}
      {mayBuySeveral && line.class && <Seats line={line} />}
      <Button variant="dangerQuiet" small onPress={() => void remove(line.id)}>
        <Icon of={Trash2} />
        {t('remove')}
        <Hidden>: {line.title}</Hidden>
      </Button>
    </CourseLine>
  );
}

function coverOf({ cover_url, picture }: Line) {
  return cover_url === null ? null : { cover_url, picture };
}

function LineFacts({ line: { class: chosen, partner, type, package_type } }: { line: Line }) {
  const site = useTexts('site');
  const words = useClassWords();

  const isService = package_type === 'servico';
  return (
    <>
      {chosen && <span>{words(chosen)}</span>}
      {isService && <span>{site('service')}</span>}
      {type && type !== 'presential' && !isService && <span>{site(`type_${type}`)}</span>}
      {partner && <span>{partner}</span>}
    </>
  );
}

function HeldSeat({ of: { offer_expires_at: until, tz } }: { of: CartLineClass }) {
  const t = useTexts('cart');
  const deadline = useDeadline();

  return until && <Alert>{t('held', { until: deadline(until, tz) })}</Alert>;
}

function LineTotal({ line: { line_total: total, unit_price: unit, quantity } }: { line: Line }) {
  const money = useMoney();

  if (!total || !unit) return null;
  const each = money(unit);
  return (
    <>
      <PriceTag price={{ ...total, indicative: unit.indicative }} />
      {quantity > 1 && (
        <Caption>
          {quantity} × {each.text}
        </Caption>
      )}
    </>
  );
}

function ClassChoice({ line }: { line: Line }) {
  const t = useTexts('cart');
  const { chooseClass } = useCart();
  const words = useClassWords();
  const isListed = line.classes.some(({ id }) => id === line.class?.id);

  return (
    <SelectField
      label={t('class')}
      value={isListed ? line.class?.id : ''}
      onChange={({ target }) => void chooseClass(line.id, Number(target.value))}
    >
      {!isListed && (
        <option value="" disabled>
          {t('choose_class')}
        </option>
      )}
      {line.classes.map((each) => (
        <option key={each.id} value={each.id} disabled={seatsFor(each) === 0}>
          {words(each)}
          {seatsFor(each) === 0 && ` · ${t('full')}`}
          {each.offer_expires_at && ` · ${t('held_short')}`}
        </option>
      ))}
    </SelectField>
  );
}

function Seats({ line }: { line: Line }) {
  const t = useTexts('cart');
  const { setQuantity } = useCart();
  // The line is what the server answered last; the cart already has what was typed.
  const item = useCartItems().find(({ id }) => id === line.id);

  return (
    <Quantity
      label={t('seats_of', { title: line.title })}
      lessLabel={t('one_less')}
      moreLabel={t('one_more')}
      value={item?.quantity ?? line.quantity}
      max={mostSeats(line, mostSeatsPerItem)}
      onChange={(quantity) => void setQuantity(line.id, quantity)}
    />
  );
}
