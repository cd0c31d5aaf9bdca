export const publicPages = ['/', '/courses', '/courses/1', '/partners/1', '/news/1', '/classes'];
