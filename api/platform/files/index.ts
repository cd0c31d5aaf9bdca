export { answerBytes, answerFile, answerStream } from './answer-file.ts';
export { answerZip } from './answer-zip.ts';
export { purgeFile, purgeFilesOf } from './purge-file.ts';
export { purgeUnusedFiles } from './purge-unused-files.ts';
export {
  discardFile,
  saveFile,
  storeAs,
  storeFile,
  storeFromDisk,
  usualMostBytes,
  type StoredFile,
} from './save-file.ts';
export { loadPicture } from './pictures/load-picture.ts';
export { drawShownPicture } from './pictures/draw-shown-picture.ts';
export { purgeUnusedPictures } from './pictures/purge-unused.ts';
export { keyOfPicture } from './pictures/key-of-picture.ts';
export { dropPictures, isPictureOf } from './pictures/read-picture.ts';
export { keysOfPicture, sha256OfKey } from './pictures/model/picture-rules.ts';
export { requirePictureType } from './pictures/redraw.ts';
export { answerShown } from './pictures/answer-shown.ts';
export { showPictures } from './pictures/show-picture.ts';
export { forgettingOldWords, toShownPicture, type ShownRow } from './pictures/shown-picture.ts';
export { readFile } from './read-file.ts';
export { pageOfFileSources, renameFile, type FileSourceQuery } from './source-store.ts';
export {
  blotOutName,
  fileOfHash,
  fileSummaries,
  holdFileOf,
  readFileFacts,
  recordFile,
  type FileSummary,
  type SavedFile,
} from './store.ts';
export { inspect } from './inspection/inspect.ts';
