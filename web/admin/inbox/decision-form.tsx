import { useEffect, useRef, useState } from 'react';
import { builtInCurrencies, decimalsOf } from '#contract/visitor-values.ts';
import type { Typed as FormTyped } from '#web/shared/page/typed.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { operatorCurrencies } from '#web/shared/visitor/visitor.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { ChoiceGroup } from '#web/shared/ui/choice-group.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import type { FormError } from '#web/shared/ui/form-errors.tsx';
import { NumberField } from '#web/shared/ui/number-field.tsx';
import { RadioChoice } from '#web/shared/ui/radio-choice.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import type { Question, Decision, Typed } from './decision.ts';
import { amountIn, type Amount } from '../frame/model/typed-amount.ts';
import styles from './inbox.module.css';

type DecisionFormProps = {
  decision: Decision;
  question: Question;
  sending: { busy: boolean; errors: readonly FormError[]; attempt: number };
  onSend: (typed: Typed) => void;
  onClose: () => void;
};

const own = 'own';

/** Says what will happen, takes a reason or an amount where one is needed, and then decides. */
export function DecisionForm({ decision, question, sending, onSend, onClose }: DecisionFormProps) {
  const t = useTexts('desk_inbox');
  const root = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<FormError | null>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('input, textarea, button[type="submit"]')?.focus(), []);
  const amount = question.amount && { ...question.amount, decimals: decimalsIn(question.amount.currency_id) };

  function submit(typed: FormTyped): void {
    const template = typed.text('template');
    const text = template === own || template === '' ? typed.text('text') : template;
    if (question.text && !question.text.isOptional && text.trim() === '') {
      return setFault({ field: 'text', message: t('note_missing') });
    }
    const amountMinor = amount ? amountIn(typed.text('amount'), amount) : null;
    if (amount && amountMinor === null) return setFault({ field: 'amount', message: t('amount_wrong') });
    setFault(null);
    onSend({ text: text.trim(), amountMinor });
  }

  return (
    <div ref={root} className={styles.question}>
      <Form
        failed={t('not_decided')}
        errors={sending.errors}
        attempt={sending.attempt}
        aria-label={decision.label}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      >
        {question.after && <p>{question.after}</p>}
        {amount && <AmountField of={amount} fault={fault} />}
        {question.text && <QuestionText text={question.text} fault={fault} />}
        <div className={styles.acts}>
          <Button type="submit" variant={decision.variant === 'primary' ? 'primary' : 'danger'} busy={sending.busy}>
            {question.send}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('close')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function decimalsIn(currencyId: number): number {
  const currencies = [...operatorCurrencies(), ...Object.values(builtInCurrencies)];
  return decimalsOf(currencies.find(({ id }) => id === currencyId)?.key ?? '');
}

function AmountField({ of, fault }: { of: Amount; fault: FormError | null }) {
  const t = useTexts('desk_inbox');

  return (
    <NumberField
      name="amount"
      label={t('amount')}
      decimals={of.decimals}
      defaultValue={String(of.amount_minor / 10 ** of.decimals)}
      error={fault?.field === 'amount' ? fault.message : undefined}
    />
  );
}

/** The templates, and the field for any other text. */
function QuestionText({ text, fault }: { text: NonNullable<Question['text']>; fault: FormError | null }) {
  const t = useTexts('desk_inbox');
  const { templates = [], label, help, longest, isLong } = text;
  const [template, setTemplate] = useState(templates[0] ?? own);
  const field = (
    <TextArea
      name="text"
      label={templates.length > 0 ? t('own_reason') : label}
      help={help}
      rows={isLong ? 6 : 2}
      maxLength={longest}
      error={fault?.field === 'text' ? fault.message : undefined}
    />
  );

  if (templates.length === 0) return field;
  return (
    <>
      <ChoiceGroup legend={label}>
        {[...templates, own].map((value) => (
          <RadioChoice
            key={value}
            name="template"
            value={value}
            label={value === own ? t('own_reason') : value}
            checked={value === template}
            onChange={() => setTemplate(value)}
          />
        ))}
      </ChoiceGroup>
      {template === own ? field : <p className={styles.summary}>{help}</p>}
    </>
  );
}
