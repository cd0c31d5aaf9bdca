import type { OpenedField } from '#contract/learning/forms/fields.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { NumberField } from '#web/shared/ui/number-field.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { QuestionLabel, type QuestionProps } from './question.tsx';

type Field = Extract<OpenedField, { kind: 'text' | 'long_text' | 'number' | 'date' }>;
type WrittenProps = QuestionProps & { field: Field };

export function WrittenQuestion({ field, number, answer, error, onChange }: WrittenProps) {
  const help = useHelp(field);
  const common = {
    name: field.key,
    label: <QuestionLabel number={number} label={field.label} isRequired={field.is_required} />,
    help,
    error,
    value: answer === undefined ? '' : String(answer),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value || undefined),
  };

  switch (field.kind) {
    case 'long_text':
      return <TextArea {...common} rows={4} maxLength={field.longest} />;
    case 'number':
      return <NumberField {...common} decimals={field.decimals} />;
    case 'date':
      return <TextField {...common} type="date" min={field.earliest} max={field.latest} />;
    case 'text':
      return <TextField {...common} maxLength={field.longest} autoComplete="off" />;
  }
}

function useHelp(field: Field): string | undefined {
  const t = useTexts('form');
  if (field.kind === 'long_text') return [field.help, t('up_to', { most: field.longest })].filter(Boolean).join(' ');
  if (field.kind === 'number') return field.help ?? t('between', { least: field.least, most: field.most });
  return field.help;
}
