/** Enumerations of classes, free of schemas, so that the browser can read them. */
export const classStatuses = ['opened', 'closed', 'canceled', 'concluded'] as const;
export const timeZones = ['Africa/Luanda', 'Africa/Maputo', 'Europe/Lisbon'] as const;
