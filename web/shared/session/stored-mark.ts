/** Header of an answer that the service worker served from its store because the network is gone. */
export const storedMark = 'x-kept';
