import { ShieldCheck } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { typedIn } from '#web/shared/page/typed.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { FieldStack } from '#web/shared/ui/field.tsx';
import { FormErrors, type FormError } from '#web/shared/ui/form-errors.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Panel } from '#web/shared/ui/layout.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { faultIn, questionTyped, type Question } from './model/typed-certificate.ts';

type CheckFormProps = { number: string; busy: boolean; onCheck: (question: Question) => void };

export function CheckForm({ number, busy, onCheck }: CheckFormProps) {
  const t = useTexts('certificates');
  const [errors, setErrors] = useState<FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { text } = typedIn(event.currentTarget);
    const [typed, lastOfDocument] = [text('number'), text('document')];
    const fault = faultIn({ typed, lastOfDocument });
    setAttempt((before) => before + 1);
    setErrors(fault ? [{ field: fault === 'number_missing' ? 'number' : 'document', message: t(fault) }] : []);
    if (!fault) onCheck(questionTyped(typed, lastOfDocument));
  };

  return (
    <div data-needs-script="">
      <Panel>
        <form onSubmit={submit} noValidate>
          <FieldStack>
            <FormErrors title={t('not_asked')} errors={errors} attempt={attempt} />
            <TextField
              name="number"
              label={t('number_or_code')}
              help={t('number_help')}
              defaultValue={number}
              autoComplete="off"
              spellCheck={false}
              error={errorOf('number')}
            />
            <TextField
              name="document"
              label={t('document_end')}
              optional={t('optional')}
              help={t('document_help')}
              autoComplete="off"
              maxLength={4}
              error={errorOf('document')}
            />
            <Button type="submit" wide busy={busy}>
              <Icon of={ShieldCheck} />
              {t('check')}
            </Button>
          </FieldStack>
        </form>
      </Panel>
    </div>
  );
}
