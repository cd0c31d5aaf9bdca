/** The seeded house in this folder, which the process takes for its own from then on. */
export async function seedFolder(folder: string): Promise<void> {
  process.env['DATA_DIR'] = folder;
  const { seedSite } = await import('#seed/seed-site.ts');
  await seedSite();
}
