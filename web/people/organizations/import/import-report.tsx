import { Download } from 'lucide-react';
import type { EmployeeImportReport } from '#contract/people/organizations/affiliation.ts';
import { saveFile } from '#web/shared/api/fetch-file.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Figures } from '#web/shared/ui/definition-list.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Muted, Row, Stack } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { csvOf } from '#contract/rules/csv.ts';
import styles from './import-report.module.css';

type ImportRow = EmployeeImportReport['rows'][number];

export function ImportReport({ report }: { report: EmployeeImportReport }) {
  const t = useTexts('employees');
  const { dry_run, invited, changed, unchanged, refused, rows } = report;
  const when = dry_run ? 'will' : 'did';

  return (
    <Stack wide>
      <Part title={t(`${when}_happen`)}>
        <Stack>
          <Figures
            items={[
              { term: t('count_invited'), value: invited, note: t(`${when}_invite`) },
              { term: t('count_changed'), value: changed, note: t(`${when}_change`) },
              { term: t('count_unchanged'), value: unchanged, note: t('stay') },
              { term: t('count_refused'), value: refused, note: t('left_out') },
            ]}
          />
          {dry_run && (
            <p>
              <Muted>{t('only_tried')}</Muted>
            </p>
          )}
        </Stack>
      </Part>
      {refused > 0 && <ProblemRows rows={rows.filter(({ state }) => state === 'refused')} />}
    </Stack>
  );
}

function ProblemRows({ rows }: { rows: readonly ImportRow[] }) {
  const t = useTexts('employees');
  const problemsIn = useProblemWords();

  function download(): void {
    const head = [t('line'), t('field_email'), t('field_name'), t('problem')];
    const records = rows.map((row) => [row.line, row.email, row.name, problemsIn(row)]);
    saveFile(new Blob([csvOf([head, ...records])], { type: 'text/csv;charset=utf-8' }), t('problem_file'));
  }

  return (
    <Stack>
      <h3>{t('problem_rows', { count: rows.length })}</h3>
      <ol className={styles.list}>
        {rows.map((row) => (
          <li key={row.line} className={styles.row}>
            <span className={styles.line}>
              <small>{t('line')}</small>
              {row.line}
            </span>
            <span className={styles.words}>
              <b>{row.name || row.email || t('empty')}</b>
              {row.name && <small>{row.email || t('empty')}</small>}
              <span className={styles.problem}>{problemsIn(row)}</span>
            </span>
          </li>
        ))}
      </ol>
      <Row>
        <Button variant="secondary" small onPress={download}>
          <Icon of={Download} />
          {t('download_rows', { count: rows.length })}
        </Button>
      </Row>
    </Stack>
  );
}

function useProblemWords(): (row: ImportRow) => string {
  const t = useTexts('employees');
  return ({ problems }) =>
    problems.map(({ field, problem }) => t(`problem_${problem}`, { field: t(`field_${field}`) })).join(' ');
}
