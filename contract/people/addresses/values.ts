/** Of one person or organization, without the deleted ones. */
export const mostTaxAddresses = 50;
