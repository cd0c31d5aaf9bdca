export { answerFile } from './answer-file.ts';
export { forgetFile, forgetFilesOf } from './forget-file.ts';
export { keepFile, usualMostBytes } from './keep-file.ts';
export { forgetLonePictures, forgetPictureBytes } from './pictures/picture-bytes.ts';
export { picturesRawRoutes } from './pictures/raw-routes.ts';
export { dropPictures, isPictureOf, readPicture } from './pictures/read-picture.ts';
export { readFile, readFileFacts } from './read-file.ts';
export { filesRoutes } from './routes.ts';
export type { KeptFile } from './store.ts';
