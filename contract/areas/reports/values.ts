/** The hours of training a year that Portuguese law owes to every employee (Código do Trabalho, article 131). */
export const yearlyHours = 40;

/** How far ahead the dashboard looks for certificates that expire. */
export const expiresWithinDays = 90;
