import { textIn, type LocaleKey } from '#contract/basics.ts';
import type { FormField, OpenedField } from '#contract/learning/forms/fields.ts';

/** The field with its words in one language. */
export function fieldIn(field: FormField, locale: LocaleKey): OpenedField {
  const { label, help } = field;
  const words = { label: textIn(label, locale), ...(help && { help: textIn(help, locale) }) };
  switch (field.kind) {
    case 'choice':
    case 'several': {
      const options = field.options.map((option) => ({ ...option, label: textIn(option.label, locale) }));
      return { ...field, ...words, help: words.help, options };
    }
    case 'scale': {
      const low_label = field.low_label && textIn(field.low_label, locale);
      const high_label = field.high_label && textIn(field.high_label, locale);
      return { ...field, ...words, help: words.help, low_label, high_label };
    }
    default:
      return { ...field, ...words, help: words.help };
  }
}
