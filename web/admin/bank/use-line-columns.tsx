import type { BankLine } from '#contract/sales/bank/calls.ts';
import type { BankLineView } from '#contract/sales/bank/values.ts';
import { useDates, useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { Muted, NoBreak } from '#web/shared/ui/layout.tsx';
import type { Column } from '#web/shared/ui/table.tsx';
import { NounLink } from '../frame/noun-link.tsx';
import type { Selection } from '../frame/use-selection.ts';
import styles from './bank.module.css';
import { LineActs } from './line-acts.tsx';
import { hintOf, surplusOf } from './model/line-acts.ts';
import { bankLines } from './noun.ts';

export function useLineColumns(view: BankLineView, selection: Selection<BankLine>): readonly Column<BankLine>[] {
  const t = useTexts('desk_bank');
  const desk = useTexts('desk');
  const dates = useDates();
  const money = useMoney();
  const isOpen = view === 'proposed' || view === 'open';
  const choose: Column<BankLine> = { head: t('choose'), cell: (line) => <Choose line={line} selection={selection} /> };

  return [
    ...(isOpen ? [choose] : []),
    { head: t('day'), cell: ({ booked_on: day }) => <NoBreak>{dates.dayOfYear(day)}</NoBreak> },
    { head: t('from'), headsRow: true, cell: (line) => <Said line={line} /> },
    { head: t('amount'), cell: (line) => <NoBreak>{money(line).text}</NoBreak> },
    ...(view === 'proposed' ? [{ head: t('fits'), cell: (line: BankLine) => <Fits line={line} /> }] : []),
    ...(isOpen ? [] : [{ head: t('decided'), cell: (line: BankLine) => <Decided line={line} /> }]),
    ...(view === 'confirmed' ? [] : [{ head: desk('actions'), cell: (line: BankLine) => <LineActs line={line} /> }]),
  ];
}

function Choose({ line, selection }: { line: BankLine; selection: Selection<BankLine> }) {
  const t = useTexts('desk');

  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        aria-label={t('choose', { name: bankLines.nameOf(line, '') })}
        checked={selection.has(line)}
        onChange={() => selection.toggle(line)}
      />
    </label>
  );
}

function Said({
  line: { payer_name: payer, payer_account_end: end, text, bank_reference: reference },
}: {
  line: BankLine;
}) {
  const t = useTexts('desk_bank');
  const more = [end && t('account_end', { end }), reference && t('bank_reference', { reference })].filter(Boolean);

  return (
    <span className={styles.said}>
      {payer && <b>{payer}</b>}
      {text && <span>{text}</span>}
      {!payer && !text && <Muted>{t('text_removed')}</Muted>}
      {more.length > 0 && <small>{more.join(' · ')}</small>}
    </span>
  );
}

const tones = {
  certain: 'good',
  likely: 'info',
  possible: 'neutral',
  differs: 'wait',
  paid: 'wait',
} as const satisfies Record<string, BadgeTone>;

function Fits({ line }: { line: BankLine }) {
  const t = useTexts('desk_bank');
  const money = useMoney();
  const { proposal, currency_id } = line;
  const hint = hintOf(line);

  if (!proposal) return <Muted>–</Muted>;
  const { order_id: id, order_number: number, buyer_name: buyer, certainty, reasons } = proposal;
  const difference = money({ amount_minor: Math.abs(surplusOf(line)), currency_id }).text;
  return (
    <span className={styles.said}>
      <span>
        <NounLink record={{ noun: 'orders', id }} instead={`/orders/${id}`}>
          {number}
        </NounLink>
        {buyer && `, ${buyer}`}
      </span>
      <span>
        <Badge tone={tones[certainty]}>{t(`certainty_${certainty}`)}</Badge>
      </span>
      <small>
        {hint
          ? t(`hint_${hint}`, { difference })
          : t('agrees', { what: reasons.map((one) => t(`reason_${one}`)).join(', ') })}
      </small>
    </span>
  );
}

function Decided({ line }: { line: BankLine }) {
  const t = useTexts('desk_bank');
  const { short } = useMoments();
  const { order_id: id, order_number: number, reason, decided_at: at, decided_by: by } = line;

  return (
    <span className={styles.said}>
      {id !== null && number !== null && (
        <NounLink record={{ noun: 'orders', id }} instead={`/orders/${id}`}>
          {number}
        </NounLink>
      )}
      {reason !== null && <span>{reason}</span>}
      {at !== null && <small>{by ? t('at_by', { at: short(at), who: by.name }) : short(at)}</small>}
    </span>
  );
}
