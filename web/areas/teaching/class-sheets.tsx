import { Download, FileDown } from 'lucide-react';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';

const sheets = [
  { sheet: 'attendance', kind: 'pdf' },
  { sheet: 'attendance', kind: 'csv' },
  { sheet: 'grades', kind: 'pdf' },
  { sheet: 'grades', kind: 'csv' },
] as const;

/** What is printed to be signed, and what goes into a spreadsheet. */
export function ClassSheets({ classId }: { classId: number }) {
  const t = useTexts('teaching');
  const { busy, errors, send } = useSending();
  const download = ({ sheet, kind }: (typeof sheets)[number]) =>
    void send(async () => {
      const { fetchFile } = await import('#web/shared/api/fetch-file.ts');
      await fetchFile(`/classes/${classId}/${sheet}-sheet/${kind}`, `${t(`${sheet}_file`)}.${kind}`);
    });

  return (
    <Part title={t('sheets')}>
      <p>{t('sheets_words')}</p>
      <Row>
        {sheets.map((each) => (
          <Button
            key={each.sheet + each.kind}
            variant={each.kind === 'pdf' ? 'secondary' : 'quiet'}
            small
            busy={busy}
            onPress={() => download(each)}
          >
            <Icon of={each.kind === 'pdf' ? FileDown : Download} />
            {t(`${each.sheet}_${each.kind}`)}
          </Button>
        ))}
      </Row>
      <CommandErrors errors={errors} />
    </Part>
  );
}
