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
    return isTexts(typed) ? Object.values(typed).join(' · ') : textOf(field, textIn(typed));
  }

  function textOf(field: Field, text: string): string {
    if (text === '') return '';
    switch (field.kind) {
      case 'choice':
      case 'reference':
        return nameOf(field, text);
      case 'moment':
        return text.replace('T', ' ');
      case 'picture':
        return t('picture_number', { id: text });
      case 'upload':
        return fileNameOf(field, text) ?? t('file_number', { id: text });
      default:
        return text;
    }
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

function fileNameOf({ stored }: Extract<Field, { kind: 'upload' }>, id: string): string | undefined {
  return stored && id === String(stored.id) ? stored.name : undefined;
}

export function languageTag(language: string): string {
  return language === 'en-GB' ? 'EN' : language.toUpperCase();
}

function nameOf({ choices }: { choices: readonly { key: string; name: string }[] }, key: string): string {
  return choices.find((choice) => choice.key === key)?.name ?? key;
}
