import { useRef, useState } from 'react';
import type { Affiliation, EmployeeImport, EmployeeImportReport } from '#contract/organizations/affiliation.ts';
import { mostImportCharacters, type ImportField } from '#contract/organizations/values.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { columnsOf } from '../model/csv.ts';
import { textOfFile } from '../model/file-text.ts';
import { useCommand } from '../use-command.ts';

type ChosenFile = { csv: string; columns: string[] };
export type Columns = Partial<Record<ImportField, string>>;
export type Import = ReturnType<typeof useImport>;

/** A file is checked by a dry run when it is chosen and at each change of its columns. */
export function useImport({ organization_id }: Affiliation) {
  const t = useTexts('employees');
  const { busy, errors, errorOf, send, refuse, run } = useCommand();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [mapped, setMapped] = useState<Columns>({});
  const [report, setReport] = useState<EmployeeImportReport | null>(null);
  const [result, setResult] = useState<EmployeeImportReport | null>(null);
  const latest = useRef(0);

  const call = async (csv: string, columns: Columns, isDryRun: boolean) => {
    const input: EmployeeImport = { organization_id, csv, columns, dry_run: isDryRun };
    const { data } = await api().organizations.importEmployees({ data: [input] });
    return data[0];
  };

  async function check(csv: string, columns: Columns): Promise<void> {
    latest.current += 1;
    const mine = latest.current;
    setReport(null);
    await send(async () => {
      const found = await call(csv, columns, true);
      if (mine === latest.current) setReport(found);
    });
  }

  async function choose([chosen]: File[]): Promise<void> {
    setFile(null);
    setReport(null);
    setMapped({});
    if (!chosen) return;
    const csv = textOfFile(new Uint8Array(await chosen.arrayBuffer()));
    const fault = faultOf(csv);
    if (csv === null || fault) return refuse([{ field: 'file', message: t(fault ?? 'file_no_text') }]);
    setFile({ csv, columns: columnsOf(csv).filter(Boolean) });
    await check(csv, {});
  }

  async function mapColumn(field: ImportField, column: string): Promise<void> {
    if (!file) return;
    const columns = { ...mapped, [field]: column };
    setMapped(columns);
    await check(file.csv, columns);
  }

  async function importNow(): Promise<void> {
    if (!file) return;
    await run(async () => setResult(await call(file.csv, mapped, false)), t('imported_title'));
  }

  function startAgain(): void {
    setFile(null);
    setReport(null);
    setResult(null);
    setMapped({});
  }

  const fields: Columns = { ...report?.fields, ...mapped };
  return { file, fields, report, result, busy, errors, errorOf, choose, mapColumn, importNow, startAgain };
}

function faultOf(csv: string | null) {
  if (csv === null) return 'file_no_text';
  if (!csv.trim()) return 'file_empty';
  return csv.length > mostImportCharacters ? 'file_too_long' : null;
}
