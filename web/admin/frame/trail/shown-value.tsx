import type { ReactNode } from 'react';
import { formatMoney } from '#web/shared/texts/format.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Muted } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { languageTag } from '../form/shown-typed.ts';
import { isMasked, isMoney, isMoment, isNothing, isRole, isTexts } from './model/stored-values.ts';
import { useTrailWords } from './use-trail-words.ts';
import styles from './trail-entries.module.css';

type ShownValueProps = { field?: string; value: unknown };

/** A value as the audit trail stores it: a text, a figure, a list of them, or fields within. */
export function ShownValue({ field = '', value }: ShownValueProps): ReactNode {
  const t = useTexts('desk_trail');
  const { locale } = useVisitor();
  const words = usePlainWords();

  if (isNothing(value)) return <Muted>{t('nothing')}</Muted>;
  if (isMasked(value)) return <Muted>{t('masked')}</Muted>;
  if (isMoney(value)) return formatMoney(locale, value);
  if (Array.isArray(value)) return <List field={field} items={value} />;
  return typeof value === 'object' && value !== null ? <Fields of={value} /> : words(field, value);
}

/** Words for what is no list and has no fields. */
function usePlainWords() {
  const t = useTexts('desk_trail');
  const desk = useTexts('desk');
  const { when } = useMoments();

  return (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? t('yes') : t('no');
    if (isRole(field, value)) return desk('user_role', { role: value });
    return isMoment(value) ? when(value) : String(value);
  };
}

const longestInLine = 40;

function List({ field, items }: { field: string; items: readonly unknown[] }) {
  const words = usePlainWords();
  const shown = items.map((item) => (typeof item === 'object' ? null : words(field, item)));

  if (shown.every((text) => text !== null && text.length < longestInLine)) return shown.join(', ');
  return (
    <ul className={styles.values}>
      {items.map((item, place) => (
        <li key={place}>
          <ShownValue field={field} value={item} />
        </li>
      ))}
    </ul>
  );
}

/** Texts by language, or fields. */
function Fields({ of: value }: { of: object }) {
  const words = useTrailWords();
  const nameOf = isTexts(value) ? languageTag : words.field;

  return (
    <ul className={styles.values}>
      {Object.entries<unknown>({ ...value }).map(([name, part]) => (
        <li key={name}>
          <b>{nameOf(name)}</b> <ShownValue field={name} value={part} />
        </li>
      ))}
    </ul>
  );
}
