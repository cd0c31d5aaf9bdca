import type { ReactNode } from 'react';
import { formatMoney } from '#web/shared/texts/format.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Muted } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { languageTag } from '../form/shown-typed.ts';
import { isMasked, isMoney, isMoment, isRole, isTexts } from './model/stored-values.ts';
import { useTrailWords } from './use-trail-words.ts';
import styles from './trail-entries.module.css';

/** A value as the audit trail stores it: a text, a figure, a list of them, or fields within. */
export function ShownValue({ field = '', value }: { field?: string; value: unknown }): ReactNode {
  const t = useTexts('desk_trail');
  const desk = useTexts('desk');
  const { locale } = useVisitor();
  const { when } = useMoments();

  if (value === null || value === undefined || value === '') return <Muted>{t('nothing')}</Muted>;
  if (isMasked(value)) return <Muted>{t('masked')}</Muted>;
  if (typeof value === 'boolean') return value ? t('yes') : t('no');
  if (isMoment(value)) return when(value);
  if (isRole(field, value)) return desk('user_role', { role: value });
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (isMoney(value)) return formatMoney(locale, value);
  return Array.isArray(value) ? <List field={field} items={value} /> : <Fields of={value} />;
}

function List({ field, items }: { field: string; items: readonly unknown[] }) {
  const t = useTexts('desk_trail');
  const desk = useTexts('desk');

  if (items.length === 0) return <Muted>{t('nothing')}</Muted>;
  if (items.every((item) => isRole(field, item)))
    return items.map((role) => desk('user_role', { role: String(role) })).join(', ');
  const isShort = items.every((item) => typeof item === 'number' || (typeof item === 'string' && item.length < 40));
  if (isShort) return items.join(', ');
  return (
    <ul className={styles.values}>
      {items.map((item, place) => (
        <li key={place}>
          <ShownValue value={item} />
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
