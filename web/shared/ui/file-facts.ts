export function fileProblem(
  file: { name: string; type: string; size: number },
  { accept, maxBytes }: { accept?: string | undefined; maxBytes?: number | undefined },
): 'type' | 'size' | null {
  const kinds = accept?.split(',').map((kind) => kind.trim().toLowerCase()) ?? [];
  if (kinds.length > 0 && !kinds.some((kind) => isOfKind(file, kind))) return 'type';
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : null;
}

function isOfKind({ name, type }: { name: string; type: string }, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
}
