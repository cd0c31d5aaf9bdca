export const certificates = {};
