export { noteChange } from './note-change.ts';
export { RichText } from './rich-text.tsx';
