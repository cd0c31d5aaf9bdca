const documents = ['BI', 'CC', 'passport', 'residence', 'DIRE'];

/** The name of an identity document as the texts of papers choose by it; `other` for an unknown one. */
export function documentName(type: string | null): string {
  return documents.find((existing) => existing.toLowerCase() === type?.toLowerCase()) ?? 'other';
}
