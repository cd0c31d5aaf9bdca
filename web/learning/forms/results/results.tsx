import type { FormResults } from '#contract/learning/forms/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Muted, Stack, Row } from '#web/shared/ui/layout.tsx';
import { FieldResults } from './field-results.tsx';
import { FileSpreadsheet } from 'lucide-react';
import { csvOf } from '#contract/rules/csv.ts';
import { saveFile } from '#web/shared/api/fetch-file.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { recordsOf } from '../model/records-of.ts';

/** Also for the page of a class: it takes what the call answers. */
export function Results({ results }: { results: FormResults }) {
  const t = useTexts('form_results');
  const { counted, answered, sent, is_anonymous, is_suppressed } = results;
  if (is_suppressed) return <Nothing title={t('suppressed_title')} text={t('suppressed_text')} />;
  if (counted === 0) return <Nothing title={t('unanswered_title')} text={t('unanswered_text')} />;

  return (
    <Stack wide>
      <div>
        <p>{t('counted', { counted, answered, sent })}</p>
        {is_anonymous && (
          <p>
            <Muted>{t('in_groups')}</Muted>
          </p>
        )}
      </div>
      <DownloadResults results={results} />
      {results.fields.map((field) => (
        <FieldResults key={field.key} field={field} />
      ))}
    </Stack>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState title={title} panel>
      <p>{text}</p>
    </EmptyState>
  );
}

/** Exactly what the page shows. */
function DownloadResults({ results }: { results: FormResults }) {
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
