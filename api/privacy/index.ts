export { dueClosings, finishErasure, shutAccount } from './erasure.ts';
export { beginExport, finishExport, tidyExports } from './making-export.ts';
export { accountData } from './personal-data.ts';
