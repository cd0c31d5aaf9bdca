import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { FieldStack } from '#web/shared/ui/field.tsx';
import { FileField } from '#web/shared/ui/file-field.tsx';
import { Alert } from '#web/shared/ui/alert.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { StatusLine } from '#web/shared/ui/status-line.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { OwnRole } from '../own-role.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportReport } from './import-report.tsx';
import { useImport, type Import } from './use-import.ts';

export function ImportEmployees({ own }: { own: OwnRole }) {
  const t = useTexts('employees');
  const site = useTexts('site');
  const importing = useImport(own);
  const { file, result } = importing;
  const step = result ? 2 : Number(Boolean(file));
  const steps = [t('step_file'), t('step_check'), t('step_import')];

  return (
    <Stack>
      <Breadcrumb label={site('path')}>
        <Link to="/profile/organization">{own.organization_name}</Link>
        <Link to="/profile/employees">{t('title')}</Link>
        {t('import_title')}
      </Breadcrumb>
      <h1>{t('import_title')}</h1>
      <StatusLine label={t('steps')} steps={steps.map((title, place) => ({ title, state: stateOf(place, step) }))} />
      {result ? <Imported importing={importing} /> : <Preparing importing={importing} />}
    </Stack>
  );
}

function stateOf(place: number, step: number) {
  if (place < step) return 'done';
  return place === step ? 'current' : 'ahead';
}

function Preparing({ importing }: { importing: Import }) {
  const t = useTexts('employees');
  const { locale } = useVisitor();
  const { file, report, busy, errors, errorOf, choose, mapColumn, importNow } = importing;
  const coming = report ? report.invited + report.changed : 0;

  return (
    <>
      {!file && <p>{t('import_lead')}</p>}
      <FieldStack>
        <FileField
          name="file"
          label={t('file')}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          help={t('file_help')}
          chooseLabel={t(file ? 'another_file' : 'choose_file')}
          locale={locale}
          error={errorOf('file')}
          onFiles={(files) => void choose(files)}
        />
      </FieldStack>
      <Refused errors={errors} />
      {busy && <p role="status">{t('checking')}</p>}
      {report && <ImportReport report={report} />}
      {file && (
        <ImportColumns columns={file.names} fields={importing.fields} onMap={(...how) => void mapColumn(...how)} />
      )}
      {report && (
        <Row>
          <Button busy={busy} disabled={coming === 0} onPress={() => void importNow()}>
            {t('import_now', { count: coming })}
          </Button>
          <Link className={buttonClass({ variant: 'quiet' })} to="/profile/employees" search={{}}>
            {t('import_cancel')}
          </Link>
        </Row>
      )}
    </>
  );
}

/** The faults of the file itself show beneath its field. */
function Refused({ errors }: Pick<Import, 'errors'>) {
  return <CommandErrors errors={errors.filter(({ field }) => field !== 'file')} />;
}

function Imported({ importing: { result, startAgain } }: { importing: Import }) {
  const t = useTexts('employees');

  if (!result) return null;
  return (
    <>
      <Alert tone="success" title={t('imported_title')} announce>
        <p>{t('imported', { invited: result.invited, changed: result.changed })}</p>
      </Alert>
      <ImportReport report={result} />
      <Row>
        <Link className={buttonClass()} to="/profile/employees" search={{}}>
          {t('to_employees')}
        </Link>
        <Button variant="secondary" onPress={() => void startAgain()}>
          {t('import_another')}
        </Button>
      </Row>
    </>
  );
}
