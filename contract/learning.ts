export const learning = {};
