const formats = new Map<string, unknown>();

/** To make one takes many times as long as to format with it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return formatOf(Intl.DateTimeFormat, locale, options);
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return formatOf(Intl.NumberFormat, locale, options);
}

type Made<Options, Format> = { new (locale: string, options: Options): Format; name: string };

function formatOf<Options, Format>(make: Made<Options, Format>, locale: string, options: Options): Format {
  const key = `${make.name} ${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) as Format | undefined;
  if (known) return known;
  const format = new make(locale, options);
  formats.set(key, format);
  return format;
}
