import { documentFileName } from '#contract/rules/document-file-name.ts';
import { fromOne, inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { documentsWithAll, filesOfDocuments } from './store/documents.ts';
import { handOversOf } from './store/hand-overs.ts';

/** By law nothing of an issued document is erased (domain 2, Retention; domain 7). A hand-over holds no personal data. */
export const fiscalData: PersonalData = {
  takeAlong: async function* (ctx, { userId }) {
    yield {
      path: 'fiscal-documents.json',
      rows: inBatches((lastId, limit) => documentsWithAll(ctx, { userId, lastId, limit })),
    };
    yield { path: 'hand-overs.json', rows: fromOne(() => handOversOf(ctx, userId)) };
    for (const { number, storage_key } of await filesOfDocuments(ctx, userId)) {
      yield { path: `fiscal-documents/${documentFileName(number)}`, storageKey: storage_key };
    }
  },
  erase: async () => {},
};
