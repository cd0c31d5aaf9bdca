export { dueClosings } from './closing-store.ts';
export { finishErasure, shutAccount } from './erasure.ts';
export { beginExport, finishExport } from './making-export.ts';
