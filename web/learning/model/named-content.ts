export function contentIn({ content }: Record<string, unknown>): { content?: number } {
  const id = Number(content);
  return Number.isSafeInteger(id) && id > 0 ? { content: id } : {};
}
