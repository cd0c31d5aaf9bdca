export { loadOutlines } from './load-outlines.ts';
export { createContent } from './create-content.ts';
export { createModule, createModules } from './create-module.ts';
export { importScormPackage } from './import-scorm-package.ts';
export { startContentServer } from './content-server/start.ts';
