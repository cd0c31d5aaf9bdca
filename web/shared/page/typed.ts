export function typedIn(form: HTMLFormElement | null) {
  const fields = new FormData(form ?? undefined);
  return {
    text: (name: string): string => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    },
    isChecked: (name: string): boolean => fields.has(name),
  };
}

export type Typed = ReturnType<typeof typedIn>;
