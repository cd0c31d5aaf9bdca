/** What a file is by its bytes, if it can be told; what knows all types is loaded by the first that is looked at. */
export async function mimeOf(bytes: Uint8Array): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type');
  return (await fileTypeFromBuffer(bytes))?.mime;
}
