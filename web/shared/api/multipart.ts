export function hasFile(input: unknown): boolean {
  if (input instanceof Blob) return true;
  return typeof input === 'object' && input !== null && Object.values(input).some(hasFile);
}

/** `{data: [{file}]}` as the field `data[0][file]`. */
export function formOf(input: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of fieldsOf(input, '')) form.append(name, value);
  return form;
}

function fieldsOf(value: unknown, name: string): [string, Blob | string][] {
  if (value === undefined || value === null) return [];
  if (value instanceof Blob) return [[name, value]];
  if (typeof value !== 'object') return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, name ? `${name}[${key}]` : key));
}
