import { remembered } from './remembered.ts';

// To make a format takes many times as long as to format with it.

export const dateFormat = remembered(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const numberFormat = remembered(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
