export { tokenOf } from './issue-links.ts';
export { sendAtConclusion } from './send-at-conclusion.ts';
