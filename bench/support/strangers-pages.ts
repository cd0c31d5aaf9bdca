/** Home, the lists, and one of each kind: what a stranger sees first. */
export const strangersPages = ['/', '/courses', '/courses/1', '/partners/1', '/news/1', '/classes'];
