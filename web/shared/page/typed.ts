export function typedIn(form: HTMLFormElement | null) {
  const fields = new FormData(form ?? undefined);
  return {
    text: (name: string): string => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    },
    /** The form has such a field, other than an unchecked box. */
    has: (name: string): boolean => fields.has(name),
    isChecked: (name: string): boolean => fields.has(name),
  };
}

export type Typed = ReturnType<typeof typedIn>;
