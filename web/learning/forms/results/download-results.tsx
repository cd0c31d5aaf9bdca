import { FileSpreadsheet } from 'lucide-react';
import type { FormResults } from '#contract/learning/forms/calls.ts';
import { csvOf } from '#contract/rules/csv.ts';
import { saveFile } from '#web/shared/api/fetch-file.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { recordsOf } from '../model/records-of.ts';

/** Exactly what the page shows. */
export function DownloadResults({ results }: { results: FormResults }) {
  const t = useTexts('form_results');
  const download = () => {
    const head = [t('csv_question'), t('csv_answer'), t('csv_count')];
    const content = csvOf([head, ...recordsOf(results.fields)]);
    saveFile(new Blob([content], { type: 'text/csv;charset=utf-8' }), t('csv_file', { title: results.title }));
  };

  return (
    <Row>
      <Button variant="secondary" small onPress={download}>
        <Icon of={FileSpreadsheet} />
        {t('download')}
      </Button>
    </Row>
  );
}
