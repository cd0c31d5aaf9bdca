import { useTexts } from '#web/shared/texts/texts.ts';
import { operatorCurrencies, useVisitor } from '#web/shared/visitor/visitor.ts';
import { textIn as localeText } from '#contract/rules/text-in.ts';
import { idsIn, isTexts, keysIn, questionsIn, textIn, type Field, type Typed } from './fields.ts';

/** Words for what is typed in a field, as a comparison shows them. */
export function useShownTyped() {
  const t = useTexts('desk');
  const { locale } = useVisitor();

  function value(field: Field, typed: Typed | undefined): string {
    return wordsOf(field, typed) || t('nothing');
  }

  function wordsOf(field: Field, typed: Typed | undefined): string {
    if (typeof typed === 'boolean') return typed ? t('yes') : t('no');
    if (Array.isArray(typed)) return listed(field, typed);
    if (field.kind === 'choice' || field.kind === 'reference') return nameOf(field, textIn(typed));
    if (field.kind === 'moment') return textIn(typed).replace('T', ' ');
    if (field.kind === 'upload') return fileNameIn(field, textIn(typed));
    if (field.kind === 'picture') return typed === '' ? '' : t('picture_number', { id: textIn(typed) });
    return isTexts(typed) ? Object.values(typed).join(' · ') : textIn(typed);
  }

  function fileNameIn({ stored }: Extract<Field, { kind: 'upload' }>, id: string): string {
    if (id === '') return '';
    return stored && id === String(stored.id) ? stored.name : t('file_number', { id });
  }

  function listed(field: Field, typed: Typed): string {
    const questions = questionsIn(typed).map(({ question }) => localeText({ ...question }, locale));
    if (field.kind === 'questions') return questions.join(' · ');
    const keys = field.kind === 'several' ? keysIn(typed) : idsIn(typed).map(String);
    return keys.map((key) => ('choices' in field ? nameOf(field, key) : key)).join(', ');
  }

  return { value, part: partOf };
}

/** A language, or a currency. */
function partOf(field: Field, name: string): string {
  if (field.kind !== 'prices') return languageTag(name);
  return (
    operatorCurrencies()
      .find(({ id }) => String(id) === name)
      ?.key.toUpperCase() ?? name
  );
}

export function languageTag(language: string): string {
  return language === 'en-GB' ? 'EN' : language.toUpperCase();
}

function nameOf({ choices }: { choices: readonly { key: string; name: string }[] }, key: string): string {
  return choices.find((choice) => choice.key === key)?.name ?? key;
}
