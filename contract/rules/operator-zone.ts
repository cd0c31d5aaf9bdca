/** The operator's time zone: deadlines and fiscal years follow it. */
export const operatorZone = 'Africa/Luanda';
