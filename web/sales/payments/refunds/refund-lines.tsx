import type { Order } from '#contract/sales/orders/calls.ts';
import type { RefundQuote } from '#contract/sales/payments/refunds.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { formatMoney, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

type QuoteLine = RefundQuote['lines'][number];
type QuotedOrder = { order: Order; quote: RefundQuote };
type RefundLinesProps = QuotedOrder & {
  chosen: readonly number[];
  error: string | undefined;
  onChange: (chosen: number[]) => void;
};

/** Which courses are given back. Of a single one, nothing has to be chosen. */
export function RefundLines({ order, quote, chosen, error, onChange }: RefundLinesProps) {
  const t = useTexts('request_refund');
  const { titleOf, amountOf, whyOf } = useLineWords({ order, quote });
  const [only, ...others] = quote.lines;

  if (only && others.length === 0) {
    return (
      <div>
        <h3>{titleOf(only)}</h3>
        <p>{whyOf(only)}</p>
      </div>
    );
  }
  const toggle = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <ChoiceGroup legend={t('which')} error={error}>
      {quote.lines.map((line) => (
        <CheckboxField
          key={line.order_item_id}
          label={titleOf(line)}
          help={whyOf(line)}
          tally={line.bar === null ? amountOf(line) : undefined}
          disabled={line.bar !== null}
          checked={chosen.includes(line.order_item_id)}
          onChange={({ target }) => toggle(line.order_item_id, target.checked)}
        />
      ))}
    </ChoiceGroup>
  );
}

export function LinesWithoutRefund({ order, quote }: QuotedOrder) {
  const { titleOf, whyOf } = useLineWords({ order, quote });

  return <DefinitionList items={quote.lines.map((line) => ({ term: titleOf(line), value: whyOf(line) }))} />;
}

function useLineWords({ order, quote }: QuotedOrder) {
  const t = useTexts('request_refund');
  const { locale } = useVisitor();
  const { fullDay } = useDates();
  const { withdrawal_days: days, withdraw_until, currency_id } = quote;
  const until = fullDay(withdraw_until, operatorZone);

  return {
    titleOf: ({ order_item_id }: QuoteLine) => order.items.find(({ id }) => id === order_item_id)?.title ?? '',
    amountOf: ({ amount_minor }: QuoteLine) => formatMoney(locale, { amount_minor, currency_id }),
    whyOf: ({ bar, by_hand_because }: QuoteLine) =>
      bar === null ? t(`rule_${by_hand_because ?? 'withdrawal'}`, { days, until }) : t(`bar_${bar}`),
  };
}
