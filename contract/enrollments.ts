export const enrollments = {};
