import { useState } from 'react';
import { textIn } from '#contract/rules/text-in.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import type { FormError } from '#web/shared/ui/form-errors.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { Act } from '../../frame/act.tsx';
import { useRefresh } from '../../frame/use-records.ts';
import { modules, type ModuleRow } from './noun.ts';

const longest = 300;

export function AddModule({ courseId }: { courseId: number }) {
  const t = useTexts('desk_contents');
  const refresh = useRefresh(modules);
  const faultsOf = useTitleFaults();

  return (
    <Act
      label={t('add_module')}
      title={t('add_module')}
      done={t('module_added')}
      faultsOf={faultsOf}
      refresh={refresh}
      send={async (typed) => modules.create?.({ data: [{ course_id: courseId, title: titleIn(typed) }] })}
    >
      {(errorOf) => <TitleFields title={{}} error={errorOf('title')} />}
    </Act>
  );
}

export function RenameModule({ row }: { row: ModuleRow }) {
  const t = useTexts('desk_contents');
  const { locale } = useVisitor();
  const refresh = useRefresh(modules);
  const faultsOf = useTitleFaults();
  const { id, version, title } = row;

  return (
    <Act
      label={t('rename')}
      fullLabel={t('rename_of', { name: modules.nameOf(row, locale) })}
      title={t('rename_module')}
      done={t('module_renamed')}
      faultsOf={faultsOf}
      refresh={refresh}
      send={(typed) => {
        const change = { id, version, title: { pt: typed.text('title'), 'en-GB': typed.text('title.en-GB') } };
        return modules.update({ data: [change] }, change);
      }}
    >
      {(errorOf) => <TitleFields title={title} error={errorOf('title')} />}
    </Act>
  );
}

type TitleFieldsProps = { title: Readonly<Record<string, string>>; error: string | undefined };

function TitleFields({ title, error }: TitleFieldsProps) {
  const t = useTexts('desk_contents');
  const { locale } = useVisitor();
  const [opened] = useState(() => textIn(title, locale));
  const now = textIn(title, locale);

  return (
    <>
      {now !== opened && <Alert tone="warning">{t('renamed_meanwhile', { title: now })}</Alert>}
      <TextField
        name="title"
        label={t('title_in', { language: 'PT' })}
        defaultValue={title['pt']}
        maxLength={longest}
        autoComplete="off"
        error={error}
      />
      <TextField
        name="title.en-GB"
        label={t('title_in', { language: 'EN' })}
        defaultValue={title['en-GB']}
        maxLength={longest}
        autoComplete="off"
      />
    </>
  );
}

function titleIn(typed: Typed): Record<string, string> {
  const [pt, english] = [typed.text('title').trim(), typed.text('title.en-GB').trim()];
  return { ...(pt && { pt }), ...(english && { 'en-GB': english }) };
}

function useTitleFaults(): (typed: Typed) => FormError[] {
  const t = useTexts('desk_contents');
  return (typed) => (Object.keys(titleIn(typed)).length === 0 ? [{ field: 'title', message: t('title_missing') }] : []);
}
