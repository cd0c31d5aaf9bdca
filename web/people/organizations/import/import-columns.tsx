import { importFields, type ImportField } from '#contract/people/organizations/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { FieldGrid } from '#web/shared/lists/list-filters.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import type { Columns } from './use-import.ts';

type ImportColumnsProps = {
  columns: readonly string[];
  fields: Columns;
  onMap: (field: ImportField, column: string) => void;
};

export function ImportColumns({ columns, fields, onMap }: ImportColumnsProps) {
  const t = useTexts('employees');
  const names = [...new Set(columns)];

  return (
    <Part title={t('columns')}>
      <Stack>
        <p>{t('columns_text')}</p>
        <FieldGrid>
          {importFields.map((field) => (
            <SelectField
              key={field}
              label={t(`field_${field}`)}
              value={fields[field] ?? ''}
              onChange={({ target }) => onMap(field, target.value)}
            >
              <option value="">{t('no_column')}</option>
              <Options of={names.map((key) => ({ key, name: key }))} />
            </SelectField>
          ))}
        </FieldGrid>
      </Stack>
    </Part>
  );
}
