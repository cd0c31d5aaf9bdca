/** What the site requires of argon2id (domain 7): 19 MiB, two passes, one lane. */
export const argon2Cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
