export { bringOutlines } from './bring-outlines.ts';
export { createContent } from './create-content.ts';
export { createModule, createModules } from './create-module.ts';
export { importScormPackage } from './import-scorm-package.ts';
export { learningRawRoutes, learningRoutes } from './routes.ts';
export { startContentServer, type ContentServer } from './content-server/start.ts';
export { settleClass } from './settle-class.ts';
export { learningData } from './personal-data.ts';
