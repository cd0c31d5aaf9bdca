/** The seeded house in this folder, which the process takes for its own from then on. */
export async function furnish(folder: string): Promise<void> {
  process.env['DATA_DIR'] = folder;
  const { seedHouse } = await import('#seed/seed-house.ts');
  await seedHouse();
}
