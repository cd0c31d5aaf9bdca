export { dueClosings } from './closing-store.ts';
export { finishErasure, shutAccount } from './erasure.ts';
export { accountData } from './personal-data.ts';
export { beginExport, finishExport } from './making-export.ts';
