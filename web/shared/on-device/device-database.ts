import type { SessionUser } from '../session/session-store.ts';
import { usedMark } from './used-mark.ts';

/** Every entry belongs to one account, and is read for it alone. */
type Entry = { id: string; userId: number; at: number };
export type StoredAnswer = Entry & { key: readonly unknown[]; answer: object; bytes: number };
export type StoredFile = Entry & { contentId: number; name: string; bytes: number; blob: Blob };
export type StoredModule = Entry & { moduleId: number; contentIds: number[]; bytes: number };
export type StoredReader = Entry & { user: SessionUser };

type Stores = { answers: StoredAnswer; files: StoredFile; modules: StoredModule; readers: StoredReader };
export type StoreName = keyof Stores;
export const storeNames = ['answers', 'files', 'modules', 'readers'] as const satisfies StoreName[];

let opening: Promise<IDBDatabase> | undefined;

/** Rejects where the browser has no database, as in some private windows. */
function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('mestria', 1);
    request.addEventListener('upgradeneeded', () => {
      for (const name of storeNames) request.result.createObjectStore(name, { keyPath: 'id' });
    });
    request.addEventListener('success', () => {
      const database = request.result;
      const close = () => {
        opening = undefined;
        database.close();
      };
      database.addEventListener('versionchange', close);
      database.addEventListener('close', close);
      resolve(database);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('No database.')));
    request.addEventListener('blocked', () => reject(new Error('The database is blocked.')));
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

export async function readOne<Name extends StoreName>(name: Name, id: string): Promise<Stores[Name] | undefined> {
  const store = (await open()).transaction(name).objectStore(name);
  return answered<Stores[Name] | undefined>(store.get(id));
}

export async function readAll<Name extends StoreName>(name: Name): Promise<Stores[Name][]> {
  const store = (await open()).transaction(name).objectStore(name);
  return answered<Stores[Name][]>(store.getAll());
}

/** Nothing is written for an account that has been left while the database was opened. */
export async function put<Name extends StoreName>(
  name: Name,
  entry: Stores[Name],
  isWanted: () => boolean,
): Promise<void> {
  const database = await open();
  if (!isWanted()) return;
  const transaction = database.transaction(name, 'readwrite');
  transaction.objectStore(name).put(entry);
  localStorage.setItem(usedMark, '1');
  await ended(transaction);
}

export async function remove(name: StoreName, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const transaction = (await open()).transaction(name, 'readwrite');
  for (const id of ids) transaction.objectStore(name).delete(id);
  await ended(transaction);
}

/** Empties the device. */
export async function removeEverything(): Promise<void> {
  const transaction = (await open()).transaction(storeNames, 'readwrite');
  for (const name of storeNames) transaction.objectStore(name).clear();
  await ended(transaction);
  localStorage.removeItem(usedMark);
}

function answered<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Not read.')));
  });
}

/** Rejects with a `QuotaExceededError` where the device is full. */
function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Not stored.')));
  });
}
