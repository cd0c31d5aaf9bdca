import { fromOne, type PersonalData } from '#api/shared/personal-data.ts';
import { removeUploads } from './purge-uploads.ts';
import { responsesToTakeAlong, uploadsOfPerson } from './store/personal.ts';

export const formsData: PersonalData = {
  takeAlong: async function* (ctx, { personId }) {
    yield { path: 'forms/responses.json', rows: fromOne(() => responsesToTakeAlong(ctx, personId)) };
    for (const { id, name, storage_key: storageKey } of await uploadsOfPerson(ctx, personId)) {
      yield { path: `forms/files/${id}-${name}`, storageKey };
    }
  },
  erase: async (ctx, { personId }) => {
    await removeUploads(ctx, await uploadsOfPerson(ctx, personId));
  },
};
