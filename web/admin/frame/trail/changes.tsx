import type { AuditEntry } from '#contract/areas/trail/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { narrowed } from './model/stored-values.ts';
import { ShownValue } from './shown-value.tsx';
import { useTrailWords } from './use-trail-words.ts';
import styles from './trail-entries.module.css';

/** The fields that changed, before and after; of a command without fields what was sent. */
export function Changes({ entry: { changes, input } }: { entry: AuditEntry }) {
  const t = useTexts('desk_trail');

  if (changes && changes.length > 0) return <Compared changes={changes.map(narrowed)} />;
  // The records of the entry say which.
  const sent = fieldsOf(input).filter(([field]) => field !== 'id' && field !== 'version');
  return sent.length > 0 ? <Sent fields={sent} /> : <p className={styles.where}>{t('nothing_stored')}</p>;
}

function fieldsOf(input: unknown) {
  return typeof input === 'object' && input !== null ? Object.entries<unknown>({ ...input }) : [];
}

function Compared({ changes }: { changes: NonNullable<AuditEntry['changes']> }) {
  const t = useTexts('desk_trail');
  const words = useTrailWords();

  return (
    <table className={styles.diff}>
      <caption>
        <Hidden>{t('title')}</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{words.field(field)}</th>
            <td data-label={t('before')} className={styles.before}>
              <ShownValue field={field} value={before} />
            </td>
            <td data-label={t('after')} className={styles.after}>
              <ShownValue field={field} value={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sent({ fields }: { fields: readonly (readonly [string, unknown])[] }) {
  const t = useTexts('desk_trail');
  const words = useTrailWords();

  return (
    <table className={styles.diff}>
      <caption>
        <Hidden>{t('sent')}</Hidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('sent')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(([field, value]) => (
          <tr key={field}>
            <th scope="row">{words.field(field)}</th>
            <td data-label={t('sent')}>
              <ShownValue field={field} value={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
