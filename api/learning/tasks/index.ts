export { countWaitingHandIns } from './store/hand-ins.ts';
export { setTask } from './set-task.ts';
export { rulesOf } from './store/tasks.ts';
export { recordUpload, storeUpload } from './upload-file.ts';
