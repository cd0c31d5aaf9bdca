/** Makes a value once for the same arguments, which JSON tells apart. Forever, so they must be few. */
export function remembered<Args extends unknown[], Made>(make: (...args: Args) => Made): typeof make {
  const existing = new Map<string, Made>();
  return (...args) => {
    const key = JSON.stringify(args);
    const made = existing.get(key) ?? make(...args);
    existing.set(key, made);
    return made;
  };
}

// To make a format takes many times as long as to format with it.

export const dateFormat = remembered(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const numberFormat = remembered(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
