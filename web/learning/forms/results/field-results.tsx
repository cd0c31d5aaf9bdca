import type { FieldResult } from '#contract/learning/forms/calls.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Panel } from '#web/shared/ui/layout.tsx';
import styles from './results.module.css';

export function FieldResults({ field }: { field: FieldResult }) {
  const t = useTexts('form_results');
  const { label, answered, average, counts, texts, files } = field;

  return (
    <Panel title={label}>
      <p className={styles.about}>
        {t('answered', { count: answered })}
        {average !== null && ` · ${t('average', { value: average })}`}
      </p>
      {counts.length > 0 && (
        <div className={styles.pair}>
          <Chart field={field} />
          <CountTable field={field} />
        </div>
      )}
      {texts.length > 0 && (
        <ul className={styles.texts} aria-label={t('texts')}>
          {texts.map((text, place) => (
            <li key={place}>{text}</li>
          ))}
        </ul>
      )}
      {files.length > 0 && <Files files={files} />}
    </Panel>
  );
}

/** The bars stand beside the table that says the same. */
function Chart({ field: { counts } }: { field: FieldResult }) {
  const t = useTexts('form_results');
  const most = Math.max(1, ...counts.map(({ count }) => count));

  return (
    <div role="img" aria-label={t('chart')} className={styles.chart}>
      {counts.map(({ value, label, count }) => (
        <div key={value} className={styles.bar}>
          <span>{label}</span>
          <span className={styles.meter}>
            <i style={{ inlineSize: `${(100 * count) / most}%` }} />
          </span>
        </div>
      ))}
    </div>
  );
}

function CountTable({ field: { label, counts, answered } }: { field: FieldResult }) {
  const t = useTexts('form_results');

  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t('option')}</th>
          <th scope="col">{t('count')}</th>
          <th scope="col">{t('share')}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ value, label: option, count }) => (
          <tr key={value}>
            <th scope="row">{option}</th>
            <td>{count}</td>
            <td>{t('percent', { value: answered === 0 ? 0 : Math.round((100 * count) / answered) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Files({ files }: Pick<FieldResult, 'files'>) {
  const t = useTexts('form_results');

  return (
    <ul className={styles.texts} aria-label={t('files')}>
      {files.map(({ id, name }) => (
        <li key={id}>
          <DownloadFile path={`/forms/uploads/${id}`} name={name}>
            {name}
          </DownloadFile>
        </li>
      ))}
    </ul>
  );
}
