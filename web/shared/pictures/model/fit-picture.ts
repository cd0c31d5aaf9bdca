type Size = { width: number; height: number };
type Limits = { maxWidth: number; maxHeight: number };

export function fitted({ width, height }: Size, { maxWidth, maxHeight }: Limits): Size {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** SVG is excluded: it can contain scripts. */
export function looksLikePicture(type: string): boolean {
  return type.startsWith('image/') && !type.startsWith('image/svg');
}
