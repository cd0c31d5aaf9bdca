import { useRef, useState } from 'react';
import type { EmployeeImportReport } from '#contract/people/organizations/affiliation.ts';
import { mostImportCharacters, type ImportField } from '#contract/people/organizations/values.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { columnsOf } from '../model/csv-columns.ts';
import { textOfFile } from '../model/file-text.ts';
import { useCommand } from '../use-command.ts';
import type { OwnRole } from '../own-role.ts';

export type Columns = EmployeeImportReport['fields'];
type ChosenFile = { csv: string; names: string[]; mapped: Columns };
export type Import = ReturnType<typeof useImport>;

/** A file is checked by a dry run when it is chosen and at each change of its columns. */
export function useImport({ organization_id }: OwnRole) {
  const t = useTexts('employees');
  const { busy, errors, errorOf, send, refuse, run } = useCommand();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [report, setReport] = useState<EmployeeImportReport | null>(null);
  const [result, setResult] = useState<EmployeeImportReport | null>(null);
  const latest = useRef<ChosenFile>(null);

  async function check(next: ChosenFile | null): Promise<void> {
    latest.current = next;
    setFile(next);
    setReport(null);
    // While a check runs, this one is ignored and that one goes on with the latest file.
    if (next) await send(async () => setReport(await lastReport(organization_id, () => latest.current)));
  }

  async function choose([chosen]: File[]): Promise<void> {
    refuse([]);
    await check(null);
    if (!chosen) return;
    const csv = textOfFile(new Uint8Array(await chosen.arrayBuffer()));
    const fault = faultOf(csv);
    if (csv === null || fault) return refuse([{ field: 'file', message: t(fault ?? 'file_no_text') }]);
    await check({ csv, names: columnsOf(csv).filter(Boolean), mapped: {} });
  }

  async function importNow(): Promise<void> {
    if (file) await run(async () => setResult(await importFile(organization_id, file, false)), t('imported_title'));
  }

  async function startAgain(): Promise<void> {
    setResult(null);
    await check(null);
  }

  const fields: Columns = { ...report?.fields, ...file?.mapped };
  const mapColumn = (field: ImportField, column: string) =>
    check(file && { ...file, mapped: { ...file.mapped, [field]: column } });
  return { file, fields, report, result, busy, errors, errorOf, choose, mapColumn, importNow, startAgain };
}

/** Checks again until the file has not changed meanwhile. */
async function lastReport(organizationId: number, latest: () => ChosenFile | null) {
  for (;;) {
    const checked = latest();
    if (!checked) return null;
    try {
      const report = await importFile(organizationId, checked, true);
      if (checked === latest()) return report;
    } catch (error) {
      if (checked === latest()) throw error;
    }
  }
}

async function importFile(organization_id: number, { csv, mapped }: ChosenFile, isDryRun: boolean) {
  const input = { organization_id, csv, columns: mapped, dry_run: isDryRun };
  const { data } = await api().organizations.importEmployees({ data: [input] });
  return data[0];
}

function faultOf(csv: string | null) {
  if (csv === null) return 'file_no_text';
  if (!csv.trim()) return 'file_empty';
  return csv.length > mostImportCharacters ? 'file_too_long' : null;
}
