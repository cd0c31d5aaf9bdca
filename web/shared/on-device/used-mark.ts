/** In local storage while the database may have entries, so that a guest does not open it in vain. */
export const usedMark = 'on_device';
