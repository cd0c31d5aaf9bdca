import type { FormResults } from '#contract/learning/forms/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Muted, Stack } from '#web/shared/ui/layout.tsx';
import { DownloadResults } from './download-results.tsx';
import { FieldResults } from './field-results.tsx';

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
