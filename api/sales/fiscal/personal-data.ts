import { documentFileName } from '#contract/rules/document-file-name.ts';
import { inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { documentsWithAll, filesOfDocuments } from './store/documents.ts';

/** By law nothing of an issued document is erased (domain 2, Retention; domain 7). */
export const fiscalData: Partial<PersonalData> = {
  takeAlong: async function* (ctx, { userId }) {
    yield {
      path: 'fiscal-documents.json',
      rows: inBatches((lastId, limit) => documentsWithAll(ctx, { userId, lastId, limit })),
    };
    for (const { number, storage_key } of await filesOfDocuments(ctx, userId)) {
      yield { path: `fiscal-documents/${documentFileName(number)}`, storageKey: storage_key };
    }
  },
};
