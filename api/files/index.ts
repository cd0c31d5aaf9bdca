export { answerFile } from './answer-file.ts';
export { keepFile, usualMostBytes } from './keep-file.ts';
export { readFile, readFileFacts } from './read-file.ts';
export { filesRoutes } from './routes.ts';
export type { KeptFile } from './store.ts';
