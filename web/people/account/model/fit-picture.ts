type Size = { width: number; height: number };
type Limits = { maxWidth: number; maxHeight: number };

/** The same shape, made smaller until it fits; never larger. */
export function fitted({ width, height }: Size, { maxWidth, maxHeight }: Limits): Size {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether a file says that it is a picture made of pixels; a drawing may be a program. */
export function looksLikePicture(type: string): boolean {
  return type.startsWith('image/') && !type.startsWith('image/svg');
}
