/** Marks an answer that the service worker had kept, because the network is gone. */
export const storedMark = 'x-kept';
